// What there is to tell of a territory, a sea, an ocean or a barren land.

import type { BoardProps } from '../../../lib/game'
import { split } from '../../conquest/lib/choices'
import type { Facts } from '../../conquest/lib/types'
import { atlas } from './atlas'

const WATERS = new Set(atlas.waters)

/** A section of the board that holds fleets or caravans. */
export function sectionRef(id: string): string {
  return WATERS.has(id) ? `water:${id}` : `barren:${id}`
}

export function factsOf(target: string, { record, name, t }: Pick<BoardProps, 'record' | 'name' | 't'>): Facts {
  const [kind, id] = split(target)
  const about = record(target) ?? {}
  const list = (refs: string[]) => refs.map(name).join(', ')
  const lands = (ids: string[]) => list(ids.map((land) => `land:${land}`))
  const sections = (ids: string[] = []) => list(ids.map(sectionRef))
  const rows =
    kind === 'land'
      ? [
          { title: t('hotw-terrain'), text: about.terrain ? t(`hotw-terrain-${about.terrain}`) : '' },
          {
            title: t('hotw-strait'),
            text: lands(Object.entries(about.borders ?? {}).flatMap(([land, border]) => (border === 'strait' ? [land] : []))),
          },
          { title: t('hotw-sections'), text: sections(about.sections) },
        ]
      : [
          { title: t('hotw-adjoins'), text: sections(about.adjoins) },
          { title: t('hotw-coast'), text: lands(atlas.lands.filter((land) => record(`land:${land}`)?.sections?.includes(id))) },
        ]
  return {
    area: about.area ?? '',
    kind: kind === 'barren' ? t('hotw-barren') : kind === 'water' ? t(about.kind === 'ocean' ? 'hotw-ocean' : 'hotw-sea') : '',
    resource: !!about.resource,
    rows: rows.filter(({ text }) => text),
    origin: about.origin ?? '',
  }
}
