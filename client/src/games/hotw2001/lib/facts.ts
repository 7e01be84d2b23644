// What there is to tell of a land or a water.

import type { BoardProps } from '../../../lib/game'
import { split } from '../../conquest/lib/choices'
import type { Facts } from '../../conquest/lib/types'

const TERRAIN = ['mountain', 'forest', 'great_wall', 'strait', 'barren']

export function factsOf(target: string, { record, name, t }: Pick<BoardProps, 'record' | 'name' | 't'>): Facts {
  const [kind] = split(target)
  const about = record(target) ?? {}
  const list = (refs: string[]) => refs.map(name).join(', ')
  const rows = TERRAIN.filter((border) => !(border === 'barren' && about.barren)).map((border) => ({
    title: t(`hotw-terrain-${border}`),
    text: list(
      Object.entries((about.borders ?? {}) as Record<string, string>)
        .filter(([, found]) => found === border)
        .map(([land]) => `land:${land}`),
    ),
  }))
  const waters = (title: string, ids: string[] = []) => rows.push({ title: t(title), text: list(ids.map((water) => `water:${water}`)) })
  if (kind === 'land') waters('hotw-coast', about.waters)
  else {
    waters('hotw-adjoins', about.adjoins)
    waters('hotw-gives', about.gives)
  }
  return {
    area: about.area ?? '',
    kind: about.barren ? t('hotw-barren') : kind === 'water' ? t(about.kind === 'ocean' ? 'hotw-ocean' : 'hotw-sea') : '',
    resource: !!about.resource,
    rows: rows.filter(({ text }) => text),
    origin: about.origin ?? '',
  }
}
