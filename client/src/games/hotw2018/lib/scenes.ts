// How the events of this game are told on the board.

import type { SceneTable } from '../../conquest/lib/story'

export const SCENES: SceneTable = {
  'event-epoch': ['caption', 1000],
  'event-turn': ['caption', 900],
  'event-played': ['caption', 800],
  'event-scored': ['caption', 1000],
  'event-invasion': ['attack', 260],
  'event-sailed': ['attack', 260],
  'event-rolled': ['dice', 950],
  'event-rerolled': ['dice', 800],
  'event-siege': ['attack', 260],
  'event-retreated': ['fall', 260],
  'event-army-lost': ['fall', 260],
  'event-tied': ['fall', 300],
  'event-fort-lost': ['sack', 250],
  'event-capitol-reduced': ['sack', 300],
  'event-city-removed': ['sack', 300],
  'event-monument-removed': ['sack', 300],
  'event-razed': ['sack', 300],
  'event-struck': ['sack', 400],
  'event-captured': ['arrive', 320],
  'event-entered': ['arrive', 300],
  'event-replaced': ['arrive', 300],
  'event-placed': ['arrive', 300],
  'event-settled': ['arrive', 500],
  'event-capital': ['build', 300],
  'event-city': ['build', 300],
  'event-fort': ['build', 280],
  'event-monument': ['build', 400],
}
