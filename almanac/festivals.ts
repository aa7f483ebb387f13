import { type DateRule } from './dating.ts'
import { type Kind, tithiOfKind } from './kinds.ts'
import { isMonth, type LunarMonth } from './lunarMonth.ts'
import { dateByMadhyahna } from './madhyahna.ts'
import { dateSankashti } from './sankashti.ts'
import { dateBySunrise, dateByThreeMuhurtas } from './sunriseRules.ts'

export type Festival = {
  kind: Kind
  tithi: number
  isIn: (month: LunarMonth) => boolean
  nameIn: (month: LunarMonth) => string
  dateRule: DateRule
}

const [chaitra, vaishakha, bhadrapada, magha] = [0, 1, 5, 10]

/** The Ganapati of each month's Sankashti, by amanta month from Chaitra on. */
const sankashtiNames = [
  'Vikata',
  'Ekadanta',
  'Krishnapingala',
  'Gajanana',
  'Heramba',
  'Vighnaraja',
  'Vakratunda',
  'Ganadhipa',
  'Akhuratha',
  'Lambodara',
  'Dwijapriya',
  'Bhalachandra',
]

const once = (kind: Kind, name: string, month: number, dateRule: DateRule): Festival => ({
  kind,
  tithi: tithiOfKind[kind],
  isIn: (lunarMonth) => isMonth(lunarMonth, month),
  nameIn: () => name,
  dateRule,
})

/**
 * What is computed, the greater first if two fall on one date. Bhadrapada's Shukla chaturthi is
 * Ganesh Chaturthi and not also listed as a Vinayaka; Magha's is Ganesh Jayanti *and* Vinayaka, as
 * in the published lists. Festivals of others, Diwali too: `greatFestivals.ts`.
 */
export const festivals: readonly Festival[] = [
  once('ganesh_chaturthi', 'Ganesh Chaturthi', bhadrapada, dateByMadhyahna),
  once('ganesh_jayanti', 'Ganesh Jayanti', magha, dateByMadhyahna),
  once('anant_chaturdashi', 'Anant Chaturdashi', bhadrapada, dateBySunrise),
  once('gudi_padwa', 'Gudi Padwa', chaitra, dateBySunrise),
  once('akshaya_tritiya', 'Akshaya Tritiya', vaishakha, dateByThreeMuhurtas),
  {
    kind: 'sankashti',
    tithi: tithiOfKind.sankashti,
    isIn: () => true,
    nameIn: ({ index, isAdhika }) => (isAdhika ? 'Vibhuvana' : (sankashtiNames[index] ?? '')),
    dateRule: dateSankashti,
  },
  {
    kind: 'vinayaka',
    tithi: tithiOfKind.vinayaka,
    isIn: (month) => !isMonth(month, bhadrapada),
    nameIn: () => 'Vinayaka',
    dateRule: dateByMadhyahna,
  },
]
