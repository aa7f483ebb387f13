import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import type { Festival } from '#contract/festivals/public.ts'
import {
  eveTime,
  reminderDays,
  type ReminderChoice,
  type SendingMoment,
} from '#contract/reminders/choice.ts'
import { isIncluded } from '#contract/reminders/moments.ts'
import { endOfDay, minuteOfTime, momentOf, moonriseMoment } from './moments.ts'

/** Where somebody is: its clocks, and its festivals for the next eight days at least and since yesterday. */
export type DuePlace = {
  readonly timeZone: string
  readonly festivals: readonly Festival[]
}

export type Wish = Pick<
  ReminderChoice,
  'kinds' | 'festivals' | 'daysBefore' | 'atEve' | 'atMoonrise' | 'time'
>

/** After `from` and not after `now`, in milliseconds. */
export type Window = { readonly from: number; readonly now: number }

export type Due = {
  readonly festival: Festival
  readonly daysBefore: number
  readonly moment: SendingMoment
  readonly sendAt: number
  /** After it the reminder says nothing of use any more. */
  readonly usefulUntil: number
}

/** Nobody breaks the fast later than this after the moon has risen. */
const moonriseUsefulMs = 2 * 60 * 60 * 1000

/** The reminders of one day's hour: useful until that day is over. */
const dueAtTime = ({ from, now }: Window, { timeZone, festivals }: DuePlace, wish: Wish): Due[] => {
  // What belonged to an earlier day is of no use any more.
  const today = civilDateAt(now, timeZone)
  const sendAt = momentOf(today, minuteOfTime(wish.time), timeZone)
  if (sendAt <= from || sendAt > now) return []
  const usefulUntil = endOfDay(today, timeZone)
  return reminderDays
    .filter((days) => wish.daysBefore.includes(days))
    .flatMap((daysBefore) => {
      const date = addDays(today, daysBefore)
      return festivals
        .filter((festival) => festival.date === date && isIncluded(wish, festival))
        .map((festival) => ({ festival, daysBefore, moment: 'time' as const, sendAt, usefulUntil }))
    })
}

/** Festivals whose eve's hour comes in the window, even if nobody waits for it. */
export const evesIn = ({ from, now }: Window, { timeZone, festivals }: DuePlace): Due[] => {
  const today = civilDateAt(now, timeZone)
  const sendAt = momentOf(today, minuteOfTime(eveTime), timeZone)
  if (sendAt <= from || sendAt > now) return []
  const [date, usefulUntil] = [addDays(today, 1), endOfDay(today, timeZone)]
  return festivals
    .filter((festival) => festival.date === date)
    .map((festival) => ({ festival, daysBefore: 1, moment: 'eve' as const, sendAt, usefulUntil }))
}

/** The moonrises that come in the window, even if nobody waits for them. */
export const moonrisesIn = ({ from, now }: Window, { timeZone, festivals }: DuePlace): Due[] => {
  const today = civilDateAt(now, timeZone)
  return festivals
    .filter(({ date }) => date === today || date === addDays(today, -1))
    .flatMap((festival) => {
      const { date, moonriseTime } = festival
      if (moonriseTime === undefined) return []
      const sendAt = moonriseMoment(date, moonriseTime, timeZone)
      const usefulUntil = Math.max(endOfDay(date, timeZone), sendAt + moonriseUsefulMs)
      if (sendAt <= from || sendAt > now || usefulUntil <= now) return []
      return [{ festival, daysBefore: 0, moment: 'moonrise' as const, sendAt, usefulUntil }]
    })
}

/** All that one person is to be told of in the window and that is still of use at its end. */
export const dueReminders = (window: Window, place: DuePlace, wish: Wish): Due[] => [
  ...dueAtTime(window, place, wish),
  ...[
    ...(wish.atEve ? evesIn(window, place) : []),
    ...(wish.atMoonrise ? moonrisesIn(window, place) : []),
  ].filter(({ festival }) => isIncluded(wish, festival)),
]
