import { instantAt } from '#almanac/zone.ts'
import type { EventWords } from '#contract/i18n/en/festivalEvent.ts'
import { pathIn } from '#contract/addresses.ts'
import type { InLanguage } from '#contract/languages.ts'
import type { Festival } from './public.ts'

/** Without its words, which a page loads only with the event. */
export type EventOptions = {
  /** The origin of the temple's pages, `https://temple.example`. */
  origin: string
  /** The place whose days and moonrises these are. */
  cityName: string
  /** Set for any city except the temple's: its days differ, so its events are different ones. */
  cityId?: string | undefined
  /** The temple's time zone, for start times. */
  templeZone: string
}

export type IcsOptions = EventOptions & InLanguage & { words: EventWords }

/** Its start, if the temple has set one; without a time it is an all-day event. */
export function startOf(
  { date, startTime }: Festival,
  { templeZone: timeZone }: IcsOptions,
): Date | undefined {
  if (startTime === undefined) return undefined
  return new Date(instantAt(`${date}T${startTime}`, timeZone))
}

/** Opens Google Calendar with the festival filled in. */
export function googleCalendarLink(festival: Festival, options: IcsOptions): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: festival.name,
    dates: datesOf(festival, options),
    ...(festival.venue !== undefined && { location: festival.venue }),
    details: `${detailsOf(festival, options)}\n\n${pageOf(festival, options)}`,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

function datesOf(festival: Festival, options: IcsOptions): string {
  const start = startOf(festival, options)
  if (!start) return `${compact(festival.date)}/${compact(dayAfter(festival.date))}`
  const at = start.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `${at}/${at}`
}

/**
 * A permanent UID. A computed day is a separate event per city; a day that staff added is the same
 * event everywhere.
 */
export function uidOf({ id, key }: Festival, { origin, cityId }: IcsOptions): string {
  const { hostname } = new URL(origin)
  if (key === undefined) return `${id}@${hostname}`
  return cityId === undefined ? `${key}@${hostname}` : `${key}.${cityId}@${hostname}`
}

/** The text below the festival's name. */
export function detailsOf(festival: Festival, { cityName, words }: IcsOptions): string {
  const { description, tithi, moonriseTime, puja, hours, why, startTime, venue } = festival
  const city = oneLine(cityName)
  const parts = [
    printable(description),
    tithi !== undefined && words.tithi(tithi),
    startTime !== undefined && words.begins(startTime),
    venue !== undefined && words.place(oneLine(venue)),
    moonriseTime !== undefined && words.moonrise(city, moonriseTime, isAfterMidnight(moonriseTime)),
    puja && words.puja(city, puja),
    hours && words.hours(city, hours),
    why,
    words.otherDay(festival),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/**
 * The key moment of a festival's day, moonrise, puja, worship or the temple's own beginning, in
 * minutes from its midnight.
 */
export function momentOf(
  { moonriseTime, puja, hours, startTime }: Festival,
  { alarm }: EventWords,
): { minutes: number; words: string } | undefined {
  if (moonriseTime !== undefined) {
    const isNextDay = isAfterMidnight(moonriseTime)
    return {
      minutes: minutesOf(moonriseTime) + (isNextDay ? 24 * 60 : 0),
      words: alarm.moonrise(moonriseTime, isNextDay),
    }
  }
  if (puja) return { minutes: minutesOf(puja.from), words: alarm.puja(puja.from) }
  if (hours)
    return {
      minutes: minutesOf(hours.from) + (hours.isNextDay ? 24 * 60 : 0),
      words: alarm.hours(hours),
    }
  return startTime === undefined
    ? undefined
    : { minutes: minutesOf(startTime), words: alarm.begins(startTime) }
}

export const pageOf = ({ slug }: Festival, { origin, language }: IcsOptions): string =>
  origin + pathIn(language, `/calendar/${encodeURIComponent(slug)}`)

/** A moonrise after midnight belongs to the next date. */
const isAfterMidnight = (time: string): boolean => time < '12:00'

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The library escapes and folds; control characters are not allowed in calendars at all. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')

export const oneLine = (text: string): string => printable(text).replaceAll(/\s*\n\s*/g, ' ')

export const utcDay = (date: string): Date => new Date(`${date}T00:00:00Z`)

export const dayAfter = (date: string): string =>
  new Date(utcDay(date).getTime() + 86_400_000).toISOString().slice(0, 10)

const compact = (date: string): string => date.replaceAll('-', '')
