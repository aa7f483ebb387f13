import { leading } from '#almanac/leading.ts'
import type { LimbsOfDay } from '#app/almanac/jobs.ts'
import type { PanchangOfDay } from '#app/almanac/panchangOfDay.ts'
import { clockText, dayText, momentText, shortDateText, timeText } from '#app/i18n/dates.ts'
import { addDays } from '#almanac/civilDate.ts'
import type { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import type { dayCard } from '#app/i18n/en/day-card/dayCard.ts'
import type { tithis } from '#app/i18n/en/panchang/tithis.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { ownTithi } from '#contract/festivals/ownTithi.ts'

export type DayCardText = {
  date: string
  /** The festival or the tithi. */
  name: string
  tithi: string
  /** The nakshatra now or at sunrise, and until when. */
  nakshatra: string
  /** What the large time is of, and where. */
  label: string
  /** `8:51 PM`; empty where the Sun does not rise that day. */
  time: string
  line: string
}

type DayCardInput = {
  day: PanchangOfDay
  limbs: LimbsOfDay | undefined
  festival: Pick<Festival, 'name' | 'tithi' | 'moonriseTime' | 'hours'> | undefined
  /** Only for today. On any other day the tithi at sunrise, or the festival's, is shown. */
  now: number | undefined
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

function tithiOfCard(
  { day, festival, timeZone, now }: DayCardInput,
  words: Words,
): Pick<DayCardText, 'name' | 'tithi'> {
  const current = leading(day.runs, day.dawn, now)
  if (!current) return { name: festival?.name ?? '', tithi: '' }
  const { lead, isNow } = current
  const momentOf = (at: number): string => momentText(at, timeZone, day.date)
  const tithi = words.tithi(lead.number)
  const until = momentOf(lead.end)
  if (!festival)
    return { name: tithi, tithi: isNow ? words.until(until) : words.untilAtSunrise(until) }
  const own = isNow ? undefined : ownTithi(festival, lead.number, day.tithis.at(-1)?.number)
  const ofDay = day.tithis.find(({ number }) => number === own)
  if (ofDay)
    return {
      name: festival.name,
      tithi: words.tithiFrom(words.tithi(ofDay.number), momentOf(ofDay.start), momentOf(ofDay.end)),
    }
  return {
    name: festival.name,
    tithi: isNow ? words.tithiUntil(tithi, until) : words.tithiAtSunrise(tithi, until),
  }
}

function nakshatraOfCard({ limbs, day, timeZone, now }: DayCardInput, words: Words): string {
  const current = limbs && leading(limbs.runs.nakshatras, limbs.dawn, now)
  if (!current) return ''
  const { name, end } = current.lead
  const until = momentText(end, timeZone, day.date)
  return current.isNow ? words.nakshatraUntil(name, until) : words.nakshatraAtSunrise(name, until)
}

/**
 * The words on the card of a day. The large time is moonrise on a Sankashti, the hours of a great
 * festival's worship, otherwise the midday puja.
 */
export function dayCardText(input: DayCardInput, words: Words): DayCardText {
  const { day, festival, city, timeZone } = input
  const head = {
    date: dayText(day.date),
    ...tithiOfCard(input, words),
    nakshatra: nakshatraOfCard(input, words),
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

/** The card's text in one line, as alternative text and for the shared message. */
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
