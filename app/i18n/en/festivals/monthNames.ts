export { months as civilMonths } from '#contract/i18n/en/dateTable.ts'

/** From new moon to new moon, Chaitra first. */
export const lunarMonths = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashwina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
]
