// Ids of the standard content in the order of the box; everything else about them comes from the records.

export const AREAS = [
  'middle_east',
  'northern_africa',
  'china',
  'india',
  'southern_europe',
  'northern_europe',
  'southeast_asia',
  'far_east',
  'eurasia',
  'north_america',
  'south_america',
  'southern_africa',
  'australasia',
]

export const EPOCHS = 5

/** The empires of each epoch (the first entry is empty), in the order they are called. */
export const EMPIRES: string[][] = [
  [],
  ['sumerians', 'egyptians', 'minoans', 'hittites', 'assyrians', 'zhou_dynasty', 'vedics', 'greeks'],
  ['persians', 'celts', 'macedonians', 'mauryas', 'carthaginians', 'xiongnu', 'han_dynasty', 'romans'],
  ['guptas', 'huns', 'byzantines', 'tang_dynasty', 'arabs', 'franks', 'khmers', 'vikings'],
  ['cholas', 'holy_roman_empire', 'mongols', 'ming_dynasty', 'mesoamericans', 'turks', 'songhai', 'spanish'],
  ['dutch', 'qing_dynasty', 'russians', 'french', 'british', 'americans', 'japanese', 'germans'],
]

/** Parts of the world to look at, and the areas that lie there. */
export const JUMPS = {
  europe: ['southern_europe', 'northern_europe'],
  middle_east: ['middle_east'],
  asia: ['china', 'india', 'southeast_asia', 'far_east'],
  africa: ['southern_africa', 'northern_africa'],
  americas: ['north_america', 'south_america'],
}
