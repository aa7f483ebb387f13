import { addDays, daysBetween, weekday } from '#almanac/civilDate.ts'
import type { Span } from '#almanac/day.ts'
import { clockAt, clockText, dateAt, dateText, dayText, shortDateText } from '#app/i18n/dates.ts'
import type { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import type { scene } from '#app/i18n/en/scene/scene.ts'
import type { DayPart, Festival } from '#contract/festivals/public.ts'

type MomentInput = {
  festival: Festival
  /**
   * The day's computed moonrise, in epoch milliseconds; undefined until then, or if there is none.
   */
  moonrise?: number | undefined
  puja?: Span | undefined
  timeZone: string
  /** Undefined in a page that may be read at any time. */
  now?: number | undefined
}

/** The one time that matters on a day, and how long until then. */
export type FestivalMoment = {
  /** `waiting` and `risen` are the evening of a fast; `today` every other day of a festival. */
  is: 'ahead' | 'today' | 'waiting' | 'risen' | 'past' | 'undetermined'
  label: string
  /** `8:51 PM`, or the date of a day without an hour. */
  time: string
  line: string
  /** Counted down by the minute. */
  isCounting: boolean
  daysLeft: number | undefined
}

type Words = {
  page: typeof festivalPage.english
  scene: typeof scene.english
  parts: Readonly<Record<DayPart, string>>
}

/** The latest hour at which people choose to be reminded. */
const lastReminder = '21:00'

/**
 * Whether a reminder can still be chosen: on the day itself until the last hour, and while people wait for the
 * moon.
 */
export const canBeReminded = (
  { is }: Pick<FestivalMoment, 'is'>,
  { now, timeZone }: { now: number; timeZone: string },
): boolean =>
  is === 'ahead' || is === 'waiting' || (is === 'today' && clockAt(now, timeZone) < lastReminder)

/** How long after moonrise people may still be waiting for a cloud to pass. */
const afterMoonriseMs = 3 * 3_600_000

export function festivalMoment(
  { festival, moonrise, puja, timeZone, now }: MomentInput,
  words: Words,
): FestivalMoment {
  const { date, moonriseTime, puja: hours, hours: worship } = festival
  const days = now === undefined ? undefined : daysBetween(dateAt(now, timeZone), date)
  const { label, time, line } = moonriseTime
    ? {
        label: words.scene.moonrise,
        time: clockText(moonriseTime),
        // A moonrise after midnight belongs to the fast of the day before.
        line: dayText(moonriseTime < '12:00' ? addDays(date, 1) : date),
      }
    : hours
      ? {
          label: words.scene.midday,
          time: clockText(hours.from),
          line: words.page.untilOn(
            clockText(hours.until),
            `${words.scene.weekdays[weekday(date)]}, ${dateText(date)}`,
          ),
        }
      : worship
        ? {
            label: words.parts[worship.of],
            time: clockText(worship.from),
            line: words.page.untilOn(
              clockText(worship.until),
              dayText(worship.isNextDay ? addDays(date, 1) : date),
            ),
          }
        : { label: words.page.observedIn, time: shortDateText(date), line: dayText(date) }
  const of = (is: FestivalMoment['is'], counted?: string): FestivalMoment => ({
    is,
    label,
    time,
    line: counted ?? line,
    isCounting: counted !== undefined,
    daysLeft: days !== undefined && days >= 0 ? days : undefined,
  })
  if (now === undefined || days === undefined) return of('undetermined')
  const { length } = words.scene
  if (moonrise !== undefined && days <= 0) {
    if (now < moonrise) return of('waiting', words.scene.countedFast(length(moonrise - now)))
    if (days === 0 || now < moonrise + afterMoonriseMs)
      return of('risen', words.scene.ago(length(now - moonrise)))
  }
  if (days !== 0) return of(days > 0 ? 'ahead' : 'past')
  if (!puja || !hours) return of('today')
  const until = clockText(hours.until)
  if (now < puja.start) return of('today', words.scene.untilIn(until, length(puja.start - now)))
  return of('today', now < puja.end ? words.scene.nowUntil(until) : words.page.endedAt(until))
}
