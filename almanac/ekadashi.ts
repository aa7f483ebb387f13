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
 * Smarta: ekadashi at sunrise; at two, the second; at none, the day on which it begins, or the day
 * before that if dwadashi meets no sunrise either. Vaishnava: the day after, if dashami still touches
 * that dawn (arunodaya) or dwadashi has two sunrises.
 */
export function datesOfEkadashi(
  place: Place,
  ekadashi: Tithi,
  dwadashi: Tithi,
): EkadashiDates | undefined {
  const days = daysAround(place, { ...ekadashi, end: dwadashi.end })
  if (!days) return undefined
  const sunrisesIn = ({ start, end }: Tithi): number =>
    days.filter(({ sunrise }) => sunrise >= start && sunrise < end).length
  const { index: found, rule } = indexByWindow(days, ekadashi, 'sunrise', 'second')
  const begins = indexOfDay(days, ekadashi.start)
  const index = rule !== 'neither-second' ? found : sunrisesIn(dwadashi) === 0 ? begins - 1 : begins
  const dawn = index
  const dashami = { start: ekadashi.start - 27 * 3_600_000, end: ekadashi.start }
  const isPierced = shareOf(days, dawn, 'arunodaya', dashami) > 0
  const isMoved = isPierced || sunrisesIn(dwadashi) === 2
  const smarta = days[index]
  const vaishnava = days[isMoved ? index + 1 : index]
  if (!smarta || !vaishnava) return undefined
  return {
    smarta: {
      date: smarta.date,
      window: 'sunrise',
      rule: rule === 'neither-second' ? 'neither-begins' : rule,
    },
    vaishnava: {
      date: vaishnava.date,
      window: isPierced ? 'arunodaya' : 'sunrise',
      rule: isMoved ? 'second-of-two' : rule === 'neither-second' ? 'neither-begins' : rule,
    },
  }
}
