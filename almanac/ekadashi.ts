import { daysAround } from './day.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { indexByWindow, indexOfDay, shareOf, type WindowDating } from './windows.ts'

/** The Ekadashis by amanta month from Chaitra on, bright half and dark half. */
export const ekadashiNames: readonly (readonly [string, string])[] = [
  ['Kamada', 'Varuthini'],
  ['Mohini', 'Apara'],
  ['Nirjala', 'Yogini'],
  ['Ashadhi', 'Kamika'],
  ['Shravana Putrada', 'Aja'],
  ['Parivartini', 'Indira'],
  ['Papankusha', 'Rama'],
  ['Kartiki', 'Utpanna'],
  ['Mokshada', 'Saphala'],
  ['Pausha Putrada', 'Shattila'],
  ['Jaya', 'Vijaya'],
  ['Amalaki', 'Papamochani'],
]

export const adhikaEkadashis: readonly [string, string] = ['Padmini', 'Parama']

/** Both dates of one Ekadashi: of householders (smarta), and of Vaishnavas. */
export type EkadashiDates = { smarta: WindowDating; vaishnava: WindowDating }

/**
 * The day of ekadashi is that of its sunrise: of two, the second; of none, the day on which it begins.
 * Smarta: that day, or the one before if dwadashi meets no sunrise, so that the fast is broken while
 * it lasts. Vaishnava: that day, or the one after if dashami still touches its dawn (arunodaya) or
 * dwadashi has two sunrises.
 */
export function datesOfEkadashi(
  place: Place,
  ekadashi: Tithi,
  dwadashi: Tithi,
): EkadashiDates | undefined {
  const days = daysAround(place, { ...ekadashi, end: dwadashi.end })
  if (!days) return undefined
  const sunrises = days.filter(
    ({ sunrise }) => sunrise >= dwadashi.start && sunrise < dwadashi.end,
  ).length
  const found = indexByWindow(days, ekadashi, 'sunrise', 'second')
  const isNone = found.rule === 'neither-second'
  const index = isNone ? indexOfDay(days, ekadashi.start) : found.index
  const rule = isNone ? 'neither-begins' : found.rule
  const dashami = { start: ekadashi.start - 27 * 3_600_000, end: ekadashi.start }
  const isPierced = shareOf(days, index, 'arunodaya', dashami) > 0
  const isMoved = isPierced || sunrises === 2
  const isEarly = sunrises === 0
  const smarta = days[isEarly ? index - 1 : index]
  const vaishnava = days[isMoved ? index + 1 : index]
  if (!smarta || !vaishnava) return undefined
  return {
    smarta: { date: smarta.date, window: 'sunrise', rule: isEarly ? 'before-dwadashi' : rule },
    vaishnava: {
      date: vaishnava.date,
      window: isPierced ? 'arunodaya' : 'sunrise',
      rule: isMoved ? 'second-of-two' : rule,
    },
  }
}
