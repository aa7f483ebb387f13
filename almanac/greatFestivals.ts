import {
  dasara,
  holika,
  holikaOfMaharashtra,
  lakshmiPujaOfMaharashtra,
  type PairRule,
  savitri,
  threeMuhurtas,
} from './greatRules.ts'
import { byWindow, type TithiRule } from './windows.ts'

/** What a temple or a devotee turns on or off together. */
export const greatGroups = ['great', 'ekadashi', 'pradosh', 'moon'] as const
export type GreatGroup = (typeof greatGroups)[number]

/** Whose date it is, where a custom has another one than the general rule. */
export type Custom = 'maharashtra' | 'vaishnava'

export type GreatFestival = {
  kind: string
  name: string
  /** Amanta, 0 Chaitra to 11 Phalguna; every ordinary and adhika month if absent. */
  month?: number
  tithi: number
  group: GreatGroup
  dateRule: TithiRule | PairRule
  /** A custom whose almanacs may print another date. */
  custom?: { of: Custom; dateRule: TithiRule | PairRule }
  /** How many days after the date that the rule gives. */
  daysLater?: number
}

const [chaitra, vaishakha, jyeshtha, ashadha, shravana, bhadrapada] = [0, 1, 2, 3, 4, 5]
const [ashwina, kartika, margashirsha, magha, phalguna] = [6, 7, 8, 10, 11]
const dark = 15
const [purnima, amavasya] = [15, 30]

/** Its kind is made of its name, unless that says more. */
const great = (
  name: string,
  month: number,
  tithi: number,
  dateRule: GreatFestival['dateRule'],
  more: Partial<Pick<GreatFestival, 'kind' | 'custom' | 'daysLater'>> = {},
): GreatFestival => ({
  kind: name.toLowerCase().replace(' ', '_'),
  name,
  month,
  tithi,
  group: 'great',
  dateRule,
  ...more,
})

const atSunrise = byWindow('sunrise')
const inPradosha = byWindow('pradosha')
const nishitaSecond = byWindow('nishita', 'second')
const aparahnaSecond = byWindow('aparahna', 'second')

const inMaharashtra = (dateRule: PairRule) => ({
  custom: { of: 'maharashtra' as const, dateRule },
})

/**
 * The festivals beyond Ganesha’s, in the order of the year, with the rule of each (see the decision
 * on their dates). Gudi Padwa and Akshaya Tritiya are in `festivals.ts`.
 */
export const greatFestivals: readonly GreatFestival[] = [
  great('Ram Navami', chaitra, 9, byWindow('madhyahna', 'larger')),
  great('Hanuman Jayanti', chaitra, purnima, atSunrise),
  // The new moon of Jyeshtha where months end at the full moon.
  great('Vat Savitri Amavasya', vaishakha, amavasya, savitri, { kind: 'vat_savitri' }),
  great('Vat Purnima', jyeshtha, purnima, savitri),
  great('Guru Purnima', ashadha, purnima, atSunrise),
  great('Hariyali Teej', shravana, 3, atSunrise),
  great('Nag Panchami', shravana, 5, atSunrise),
  great('Raksha Bandhan', shravana, purnima, threeMuhurtas),
  great('Krishna Janmashtami', shravana, dark + 8, nishitaSecond, {
    kind: 'janmashtami',
    custom: { of: 'vaishnava', dateRule: atSunrise },
  }),
  great('Dahi Handi', shravana, dark + 8, nishitaSecond, { daysLater: 1 }),
  great('Hartalika', bhadrapada, 3, atSunrise),
  great('Sarva Pitru Amavasya', bhadrapada, amavasya, byWindow('aparahna', 'larger'), {
    kind: 'sarva_pitru',
  }),
  great('Ghatasthapana', ashwina, 1, atSunrise),
  great('Durga Ashtami', ashwina, 8, atSunrise),
  great('Dasara', ashwina, 10, dasara),
  great('Kojagari Purnima', ashwina, purnima, nishitaSecond, { kind: 'kojagari' }),
  great('Ahoi Ashtami', ashwina, dark + 8, inPradosha),
  great('Dhanteras', ashwina, dark + 13, byWindow('pradosha', 'second')),
  great('Naraka Chaturdashi', ashwina, dark + 14, byWindow('arunodaya', 'second')),
  great('Lakshmi Puja', ashwina, amavasya, byWindow('pradosha', 'larger'), {
    ...inMaharashtra(lakshmiPujaOfMaharashtra),
  }),
  great('Bali Pratipada', kartika, 1, atSunrise),
  great('Bhau Beej', kartika, 2, aparahnaSecond),
  great('Chhath Puja', kartika, 6, atSunrise, { kind: 'chhath' }),
  great('Tulsi Vivah', kartika, 12, atSunrise),
  great('Datta Jayanti', margashirsha, purnima, inPradosha),
  great('Maha Shivaratri', magha, dark + 14, nishitaSecond),
  great('Holika Dahan', phalguna, purnima, holika, {
    kind: 'holika',
    ...inMaharashtra(holikaOfMaharashtra),
  }),
  great('Dhulivandan', phalguna, purnima, holika, {
    ...inMaharashtra(holikaOfMaharashtra),
    daysLater: 1,
  }),
  { kind: 'pradosh', name: 'Pradosh', tithi: 13, group: 'pradosh', dateRule: inPradosha },
  { kind: 'pradosh', name: 'Pradosh', tithi: 28, group: 'pradosh', dateRule: inPradosha },
  { kind: 'purnima', name: 'Purnima', tithi: purnima, group: 'moon', dateRule: atSunrise },
  { kind: 'amavasya', name: 'Amavasya', tithi: amavasya, group: 'moon', dateRule: atSunrise },
]

/** The days of Gauri in the bright half of Bhadrapada, counted from her puja. */
export const gauriDays = [
  { kind: 'gauri_avahana', name: 'Gauri Avahana', daysLater: -1 },
  { kind: 'gauri_pujan', name: 'Gauri Pujan', daysLater: 0 },
  { kind: 'gauri_visarjan', name: 'Gauri Visarjan', daysLater: 1 },
] as const

export const gauriMonth = bhadrapada
