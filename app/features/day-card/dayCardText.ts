import type { Limb } from '#almanac/limbs.ts'
import type { PanchangOfDay } from '#app/almanac/panchangOfDay.ts'
import {
  clockText,
  dateText,
  momentText,
  shortDateText,
  timeText,
  weekdayText,
} from '#app/i18n/dates.ts'
import { addDays } from '#almanac/civilDate.ts'
import type { festivalGroups } from '#app/i18n/en/festivalGroups.ts'
import type { dayCard } from '#app/i18n/en/dayCard.ts'
import type { tithis } from '#app/i18n/en/tithis.ts'
import type { Festival } from '#contract/festivals.ts'

export type DayCardText = {
  date: string
  /** The festival or the tithi. */
  name: string
  tithi: string
  /** The nakshatra at sunrise, and until when. */
  nakshatra: string
  /** What the large time is of, and where. */
  label: string
  /** `8:51 PM`; empty where the Sun does not rise that day. */
  time: string
  line: string
}

type Asked = {
  day: PanchangOfDay
  nakshatra: Limb | undefined
  festival: Pick<Festival, 'name' | 'moonriseTime' | 'hours'> | undefined
  city: string
  timeZone: string
}

type Words = typeof dayCard.english &
  Pick<typeof tithis.english, 'tithi'> &
  Pick<typeof festivalGroups.english, 'parts'>

function whyNoSun({ sunless, sunrise }: PanchangOfDay): keyof typeof dayCard.english.noSun {
  if (sunless === 'skipped') return 'skipped'
  return sunless === 'up' || sunrise !== undefined ? 'up' : 'down'
}

/**
 * The words on the card of a day. The large time is moonrise on a Sankashti, the hours of a great
 * festival's worship, otherwise the midday puja.
 */
export function dayCardText(asked: Asked, words: Words): DayCardText {
  const { day, nakshatra, festival, city, timeZone } = asked
  const [first] = day.tithis
  const tithi = first
    ? words.tithiUntil(words.tithi(first.number), momentText(first.end, timeZone, day.date))
    : ''
  const name = festival?.name ?? (first ? words.tithi(first.number) : '')
  const head = {
    date: `${weekdayText(day.date)}, ${dateText(day.date)}`,
    name,
    tithi: festival || !first ? tithi : words.until(momentText(first.end, timeZone, day.date)),
    nakshatra: nakshatra
      ? words.nakshatraUntil(nakshatra.name, momentText(nakshatra.end, timeZone, day.date))
      : '',
  }
  if (festival?.moonriseTime !== undefined)
    return {
      ...head,
      label: words.moonriseIn(city),
      time: clockText(festival.moonriseTime),
      line: words.fast,
    }
  if (festival?.hours) {
    const { of, from, until, isNextDay } = festival.hours
    const next = isNextDay ? `, ${shortDateText(addDays(day.date, 1))}` : ''
    return {
      ...head,
      label: words.partIn(words.parts[of], city),
      time: clockText(from),
      line: words.until(`${clockText(until)}${next}`),
    }
  }
  if (!day.midday)
    return {
      ...head,
      label: words.noSun[whyNoSun(day)](city),
      time: '',
      line: '',
    }
  const rises = day.moonrise && words.moonrise(momentText(day.moonrise.at, timeZone, day.date))
  return {
    ...head,
    label: words.middayIn(city),
    time: timeText(day.midday.start, timeZone),
    line: [words.until(timeText(day.midday.end, timeZone)), rises].filter(Boolean).join(' · '),
  }
}

/** The same for those who do not see the picture, and for the message that goes with it. */
export const inOneLine = ({
  date,
  name,
  tithi,
  nakshatra,
  label,
  time,
  line,
}: DayCardText): string =>
  [`${name}, ${date}`, tithi, nakshatra, time ? `${label}: ${time}` : label, line]
    .filter(Boolean)
    .join(' · ')
    .replaceAll('\u00a0', ' ')
