// Which things on the board can be clicked, and what each click can mean.

import type { Choice } from '../../../lib/game'

/** Choices of these are clicked where they are. */
const PLACES = new Set(['land', 'water', 'barren'])

/**
 * The choices by the place to be clicked. Things of the kinds in `through`, like an area, are clicked through any of their
 * lands; `landsOf` tells them.
 */
export function byTarget(choices: Choice[], through: string[], landsOf: (ref: string) => string[]): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>()
  const add = (target: string, choice: Choice) => targets.set(target, [...(targets.get(target) ?? []), choice])
  for (const choice of choices) {
    const [kind] = split(choice.ref)
    if (PLACES.has(kind)) add(choice.ref, choice)
    else if (through.includes(kind)) for (const land of landsOf(choice.ref)) add(land, choice)
  }
  return targets
}

/** A thing's kind and id. */
export function split(ref: string): [string, string] {
  const colon = ref.indexOf(':')
  return colon < 0 ? ['', ref] : [ref.slice(0, colon), ref.slice(colon + 1)]
}

/** What a choice is called on a button. */
export function action(choice: Choice) {
  return { id: `action-${choice.verb}`, args: { noun: choice.ref }, clause: '' }
}
