import { weekday } from '#almanac/civilDate.ts'
import type { SkyOfDay } from '#app/almanac/skyOfDay.ts'
import { clockText, shortDateText, timeText } from '#app/i18n/dates.ts'
import type { scene } from '#app/i18n/en/scene.ts'
import type { tithis } from '#app/i18n/en/tithis.ts'
import type { Festival } from '#contract/festivals.ts'

/** What a fast or a great festival says of this moment; instants in milliseconds. */
export type Asks =
  | { readonly is: 'fasting' | 'risen'; readonly festival: Festival; readonly moonrise: number }
  | { readonly is: 'greeting'; readonly festival: Festival }

export type Asked = {
  /** The day at the place. */
  readonly date: string
  readonly timeZone: string
  readonly sky: SkyOfDay | undefined
  readonly tomorrow?: SkyOfDay | undefined
  /** What is observed on that day, if anything. */
  readonly festival?: Festival | undefined
  readonly asks?: Asks | undefined
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

type Words = typeof scene.english & Pick<typeof tithis.english, 'tithi'>

/** On which a Sankashti is kept, whatever the tithi at sunrise. */
const krishnaChaturthi = 19

/** The first that is true: a great festival, the moon of a Sankashti, the next of the day’s hours. */
export function answerOf(asked: Asked, words: Words): Answer {
  const { date, timeZone, sky, festival, asks, now } = asked
  const day = `${words.weekdays[weekday(date)]}, ${shortDateText(date)}`
  const tithi = sky ? words.tithi(sky.tithi) : ''
  const withTithi = tithi && `${day} · ${tithi}`
  const fastDay = `${day} · ${words.tithi(krishnaChaturthi)}`
  if (asks?.is === 'fasting' && now !== undefined)
    return {
      eyebrow: fastDay,
      name: asks.festival.name,
      label: words.moonrise,
      time: timeText(asks.moonrise, timeZone),
      line: words.countedFast(words.length(asks.moonrise - now)),
    }
  if (asks?.is === 'risen' && now !== undefined)
    return {
      eyebrow: asks.festival.name,
      name: words.risen,
      label: words.moonrise,
      time: timeText(asks.moonrise, timeZone),
      line: words.ago(words.length(now - asks.moonrise)),
    }
  if (festival?.moonriseTime !== undefined && asks === undefined && now === undefined)
    return {
      eyebrow: fastDay,
      name: festival.name,
      label: words.moonrise,
      time: clockText(festival.moonriseTime),
      line: words.fast,
    }
  const isGreat = asks?.is === 'greeting'
  return {
    eyebrow: isGreat ? words.greeting : festival ? withTithi || day : day,
    name: festival?.name ?? tithi,
    ...hourOfDay(asked, words),
  }
}

/** Midday puja until it is over, then sunset, then the next sunrise. */
function hourOfDay(
  { date, timeZone, sky, tomorrow, now }: Asked,
  words: Words,
): Pick<Answer, 'label' | 'time' | 'line'> {
  if (!sky) return { label: words.lost, time: shortDateText(date), line: '' }
  const { midday, sunset } = sky
  if (!midday || sunset === undefined)
    return {
      label: sky.isSunUp ? words.noSunset : words.noSunrise,
      time: shortDateText(date),
      line: '',
    }
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
