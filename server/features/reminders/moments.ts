import { addDays } from '#almanac/civilDate.ts'
import { remember } from '#almanac/memo.ts'
import { clockAt, startOfDay } from '#almanac/zone.ts'
import { dateOfMoonrise } from '#contract/reminders/moments.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
export const minutesADay = 24 * 60

export const minuteOfTime = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

export const timeOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** A day on which clocks change, minute by minute as its clocks show it. */
const changingDay = (start: number, end: number, tz: string): readonly number[] => {
  const moments: number[] = Array.from({ length: minutesADay }, () => Number.NaN)
  for (let at = start; at < end; at += minuteMs) {
    const minute = minuteOfTime(clockAt(at, tz))
    // Of a minute that comes twice, the first.
    if (Number.isNaN(moments[minute])) moments[minute] = at
  }
  // A minute that does not come at all is the next one that does.
  for (let minute = minutesADay - 1, next = end; minute >= 0; minute -= 1) {
    next = Number.isNaN(moments[minute]) ? next : (moments[minute] ?? next)
    moments[minute] = next
  }
  return moments
}

const changing = remember(
  512,
  (date: string, tz: string) => `${date} ${tz}`,
  (date, tz) => changingDay(startOfDay(date, tz), endOfDay(date, tz), tz),
)

export const endOfDay = (date: string, tz: string): number => startOfDay(addDays(date, 1), tz)

/**
 * When a minute of a date comes on the clocks of a zone. Where clocks are put forward over it, the first
 * instant after the gap; where it comes twice, the first of the two.
 */
export const momentOf = (date: string, minute: number, tz: string): number => {
  const start = startOfDay(date, tz)
  const isSteady = endOfDay(date, tz) - start === dayMs
  return isSteady ? start + minute * minuteMs : (changing(date, tz)[minute] ?? start)
}

/** The minutes of a date that come after `from` and not after `until`, the first and the last of them. */
export const minutesBetween = (
  date: string,
  tz: string,
  { from, until }: { readonly from: number; readonly until: number },
): readonly [first: number, last: number] | undefined => {
  const firstAfter = (at: number): number => {
    let [low, high] = [0, minutesADay]
    while (low < high) {
      const middle = (low + high) >> 1
      if (momentOf(date, middle, tz) > at) high = middle
      else low = middle + 1
    }
    return low
  }
  const [first, end] = [firstAfter(from), firstAfter(until)]
  return first < end ? [first, end - 1] : undefined
}

/** When the moon rises that a festival is kept by. */
export const moonriseMoment = (date: string, moonriseTime: string, tz: string): number =>
  momentOf(dateOfMoonrise(date, moonriseTime), minuteOfTime(moonriseTime), tz)
