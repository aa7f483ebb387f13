import { weekday } from '#almanac/civilDate.ts'
import type { Span } from '#almanac/day.ts'
import { leading } from '#almanac/leading.ts'
import type { SkyOfDay } from '#app/almanac/skyOfDay.ts'
import { aartisOfDay, markOf } from '#app/almanac/today.ts'
import { clockAt, clockText, momentText, shortDateText, timeText } from '#app/i18n/dates.ts'
import type { scene } from '#app/i18n/en/scene/scene.ts'
import type { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { minutesOf } from '#contract/bookings/slotMinutes.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Aarti } from '#contract/site/visit.ts'

/** What a fast or a great festival requires at this moment; instants in epoch milliseconds. */
export type Prompt =
  | { readonly is: 'fasting' | 'risen'; readonly festival: Festival; readonly moonrise: number }
  | { readonly is: 'greeting'; readonly festival: Festival }

/** A worship of every day, without its description. */
export type Worship = Pick<Aarti, 'name' | 'from' | 'minutes'>

export type AnswerInput = {
  /** The day at the place. */
  readonly date: string
  readonly timeZone: string
  readonly sky: SkyOfDay | undefined
  readonly tomorrow?: SkyOfDay | undefined
  /** The festival of that day, if any. */
  readonly festival?: Festival | undefined
  readonly prompt?: Prompt | undefined
  /** The temple's schedule of worship; absent for another city, where the sun decides the hour. */
  readonly aartis?: readonly Worship[] | undefined
  /** Undefined in a page that may be read at any time of the day. */
  readonly now?: number | undefined
}

/** The five lines in the sky; the city follows `label`. */
export type Answer = {
  readonly eyebrow: string
  readonly name: string
  readonly label: string
  /** `8:51 PM`, or a date where the Sun does not rise, or where nothing is known of it. */
  readonly time: string
  readonly line: string
}

type Hour = Pick<Answer, 'label' | 'time' | 'line'>

type Words = typeof scene.english & { readonly tithis: typeof tithis.english }

/** The first that is true: a great festival, the moon of a Sankashti, the next of the temple’s day. */
export function answerOf(input: AnswerInput, words: Words): Answer {
  const { date, timeZone, sky, festival, prompt, now } = input
  const day = `${words.weekdays[weekday(date)]}, ${shortDateText(date)}`
  // Without the weekday, so that it is one line on a phone.
  const besideFestival = (each: Festival): string =>
    [shortDateText(date), tithiBeside(each, input, words)].filter(Boolean).join(' · ')
  if (prompt?.is === 'fasting' && now !== undefined)
    return {
      eyebrow: besideFestival(prompt.festival),
      name: prompt.festival.name,
      label: words.moonrise,
      time: timeText(prompt.moonrise, timeZone),
      line: words.countedFast(words.length(prompt.moonrise - now)),
    }
  if (prompt?.is === 'risen' && now !== undefined)
    return {
      eyebrow: prompt.festival.name,
      name: words.risen,
      label: words.moonrise,
      time: timeText(prompt.moonrise, timeZone),
      line: words.ago(words.length(now - prompt.moonrise)),
    }
  if (festival?.moonriseTime !== undefined && prompt === undefined && now === undefined)
    return {
      eyebrow: besideFestival(festival),
      name: festival.name,
      label: words.moonrise,
      time: clockText(festival.moonriseTime),
      line: words.fast,
    }
  const current = sky && leading(sky.tithis, sky.dawn, now)
  const hour = hourOfDay(input, words)
  if (prompt?.is === 'greeting')
    return { eyebrow: words.greeting, name: prompt.festival.name, ...hour }
  if (festival) return { eyebrow: besideFestival(festival), name: festival.name, ...hour }
  if (!current) return { eyebrow: day, name: '', ...hour }
  const of = current.isNow
    ? words.tithiUntil(endText(current.lead.end, input))
    : words.tithiAtSunrise
  return { eyebrow: `${day} · ${of}`, name: words.tithis.tithi(current.lead.number), ...hour }
}

const dayMs = 24 * 3_600_000

/** Includes the date only if the same time of day occurs once before it. */
const endText = (end: number, { now = 0, timeZone, date }: AnswerInput): string =>
  end - now < dayMs ? timeText(end, timeZone) : momentText(end, timeZone, date)

/**
 * The tithi beside a festival's name: the current one; in a server-rendered page the festival's
 * own, if it is on that date.
 */
function tithiBeside(festival: Festival, input: AnswerInput, { tithis: words }: Words): string {
  const { sky, now } = input
  const current = sky && leading(sky.tithis, sky.dawn, now)
  if (!current) return ''
  const { number, end } = current.lead
  if (current.isNow) return words.until(words.name(number), endText(end, input))
  const { tithi: own } = festival
  return own !== undefined && sky.tithis.some((each) => each.number === own)
    ? words.tithi(own)
    : words.atSunrise(words.tithi(number))
}

/** What is now or next of the temple's worship, after the last of today the first of tomorrow. */
function worshipOf(
  { timeZone, sky, tomorrow, aartis = [], now }: AnswerInput,
  words: Words,
): Hour | undefined {
  if (now === undefined) return undefined
  const today = aartisOfDay(aartis, sky)
  const mark = markOf(today, now)
  const next = mark ? today[mark.index] : aartisOfDay(aartis, tomorrow)[0]
  if (next?.at === undefined) return undefined
  const inTime = words.length(next.at - now)
  return {
    label: words.aarti(next.aarti.name),
    time: timeText(next.at, timeZone),
    line: mark?.is === 'now' ? words.now : mark ? words.in(inTime) : words.tomorrow(inTime),
  }
}

/** The midday, or as much of it as a festival's tithi leaves: those are its puja's own hours. */
export function pujaOf(
  midday: Span | undefined,
  puja: Festival['puja'],
  zone: string,
): Span | undefined {
  if (!midday || !puja) return midday
  const first = minutesOf(clockAt(midday.start, zone))
  const at = (clock: string) => midday.start + (minutesOf(clock) - first) * 60_000
  return { start: at(puja.from), end: at(puja.until) }
}

/**
 * On a festival, its midday puja until it is over; then the temple's next worship; without one, or
 * in another city: midday puja, sunset, next sunrise.
 */
function hourOfDay(input: AnswerInput, words: Words): Hour {
  const { date, timeZone, sky, tomorrow, festival = input.prompt?.festival, prompt, now } = input
  if (!sky) return { label: words.lost, time: shortDateText(date), line: '' }
  const { sunset } = sky
  const midday = pujaOf(sky.midday, festival?.puja, timeZone)
  if (!midday || sunset === undefined)
    return {
      label: sky.isSunUp ? words.noSunset : words.noSunrise,
      time: shortDateText(date),
      line: '',
    }
  const hasPuja = festival?.puja !== undefined || prompt?.is === 'greeting'
  const worship =
    hasPuja && now !== undefined && now < midday.end ? undefined : worshipOf(input, words)
  if (worship) return worship
  const until = timeText(midday.end, timeZone)
  const puja = { label: words.midday, time: timeText(midday.start, timeZone) }
  if (now === undefined) return { ...puja, line: words.until(until) }
  const inTime = (at: number): string => words.length(at - now)
  if (now < midday.start) return { ...puja, line: words.untilIn(until, inTime(midday.start)) }
  if (now < midday.end) return { ...puja, line: words.nowUntil(until) }
  if (now < sunset)
    return {
      label: words.sunset,
      time: timeText(sunset, timeZone),
      line: words.in(inTime(sunset)),
    }
  const sunrise = tomorrow?.sunrise
  if (sunrise === undefined) return { ...puja, line: words.until(until) }
  return {
    label: words.sunrise,
    time: timeText(sunrise, timeZone),
    line: words.tomorrow(inTime(sunrise)),
  }
}
