import { addDays, type CivilDate, yearOf } from './civilDate.ts'
import { type Ritu, ritus, samvatsaraNames } from './limbNames.ts'
import type { LunarMonth } from './lunarMonth.ts'

export type Eras = {
  shaka: number
  /** The year's name in the cycle of sixty. */
  samvatsara: string
  /** Counted in Maharashtra and Gujarat from Kartika, in the north from Chaitra. */
  vikram: { kartika: number; chaitra: number }
  ritu: Ritu
}

/** In the cycle of sixty, from 0 Prabhava: what Maharashtra and the south call a Shaka year. */
export const samvatsaraOf = (shaka: number): number => (shaka + 11) % 60

/**
 * What the north calls the same year. There the sixty names follow Jupiter, who passes a sign in less than a year, so that a
 * name is skipped about every 85 years: by the rule of the Jyotistattva. Until 2028 some almanacs are one name behind.
 */
export const northernSamvatsaraOf = (shaka: number): number =>
  (shaka + Math.floor((22 * shaka + 4291) / 1875)) % 60

const kartika = 7
/** A lunation, to the day. */
const daysInMonth = 29.53

/**
 * The years of the eras on a day of this lunar month. A year begins with the ordinary Chaitra, as
 * Gudi Padwa does: an adhika Chaitra before it still belongs to the old one.
 */
export function erasOf(date: CivilDate, { index, isAdhika }: LunarMonth): Eras {
  const isBeforeChaitra = isAdhika && index === 0
  const monthsIn = isBeforeChaitra ? 12 : index
  // About when this year's Chaitra began: always between the ends of February and of May.
  const begun = yearOf(addDays(date, -Math.round((monthsIn + 0.5) * daysInMonth)))
  const shaka = begun - 78
  const isAfterKartika = index > kartika || (index === kartika && !isAdhika)
  return {
    shaka,
    samvatsara: samvatsaraNames[samvatsaraOf(shaka)] ?? '',
    vikram: {
      kartika: shaka + (isAfterKartika || isBeforeChaitra ? 135 : 134),
      chaitra: shaka + 135,
    },
    ritu: ritus[Math.floor(index / 2)] ?? 'vasanta',
  }
}
