// How the events of this game are told on the board.

import type { SceneTable } from '../../conquest/lib/story'

export const SCENES: SceneTable = {
  'event-epoch': ['caption', 1000],
  'event-turn': ['caption', 900],
  'event-played': ['caption', 800],
  'event-scored': ['caption', 1000],
  'event-preeminence': ['caption', 900],
  'event-attack': ['attack', 260],
  'event-sea-attack': ['attack', 260],
  'event-rolled': ['dice', 950],
  'event-stricken': ['dice', 450],
  'event-survived': ['dice', 300],
  'event-treachery': ['attack', 400],
  'event-fort-lost': ['sack', 250],
  'event-army-lost': ['fall', 260],
  'event-disaster': ['sack', 400],
  'event-capital-sacked': ['sack', 300],
  'event-city-sacked': ['sack', 300],
  'event-entered': ['arrive', 300],
  'event-replaced': ['arrive', 300],
  'event-reinforced': ['arrive', 300],
  'event-settled': ['arrive', 500],
  'event-captured': ['arrive', 320],
  'event-kingdom': ['arrive', 400],
  'event-migrated': ['arrive', 400],
  'event-crusaders-arrived': ['build', 400],
  'event-fort': ['build', 280],
  'event-monument': ['build', 400],
  'event-manned': ['arrive', 300],
  'event-sea-won': ['arrive', 300],
}
