// Ids of the standard content in the order of the box; everything else about them comes from the records.

export const AREAS = [
  'middle_east',
  'north_africa',
  'china',
  'india',
  'southern_europe',
  'northern_europe',
  'southeast_asia',
  'eurasia',
  'north_america',
  'south_america',
  'nippon',
  'africa',
  'australia',
]

export const EPOCHS = 7

/** The empires of each epoch (the first entry is empty), in the order they are called. */
export const EMPIRES: string[][] = [
  [],
  ['sumeria', 'egypt', 'minoans', 'indus_valley', 'babylonia', 'shang_dynasty', 'aryans'],
  ['assyria', 'chou_dynasty', 'vedic_city_states', 'greek_city_states', 'scythians', 'carthaginia', 'persia'],
  ['celts', 'macedonia', 'maurya', 'han_dynasty', 'hsiung_nu', 'romans', 'sassanids'],
  ['guptas', 'goths', 'huns', 'byzantines', 'tang_dynasty', 'arabs', 'khmers'],
  ['franks', 'vikings', 'holy_roman_empire', 'chola', 'sung_dynasty', 'seljuk_turks', 'mongols'],
  ['ming_dynasty', 'timurid_emirates', 'incas_and_aztecs', 'ottoman_turks', 'portugal', 'spain', 'mughals'],
  ['russia', 'manchu_dynasty', 'netherlands', 'france', 'britain', 'united_states', 'germany'],
]

/** Parts of the world to look at, and the areas that lie there. */
export const JUMPS = {
  europe: ['southern_europe', 'northern_europe'],
  middle_east: ['middle_east'],
  asia: ['china', 'india', 'southeast_asia', 'nippon'],
  africa: ['africa', 'north_africa'],
  americas: ['north_america', 'south_america'],
}
