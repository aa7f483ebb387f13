import type { Festival } from './festivals.ts'

export type IcsOptions = {
  /** The origin of the temple's pages, `https://temple.example`. */
  origin: string
  /** The place whose days and moonrises these are. */
  cityName: string
  /** Set for any city except the temple's: its days differ, so its events are different ones. */
  cityId?: string | undefined
}

/** Opens Google Calendar with the festival filled in. */
export function googleCalendarLink(festival: Festival, options: IcsOptions): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: festival.name,
    dates: `${compact(festival.date)}/${compact(dayAfter(festival.date))}`,
    details: `${detailsOf(festival, options)}\n\n${pageOf(festival, options)}`,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

/**
 * The same in every rendering, for ever. A computed day has a separate event in each city; a day
 * that staff added is the same event everywhere.
 */
export function uidOf({ id, key }: Festival, { origin, cityId }: IcsOptions): string {
  const { hostname } = new URL(origin)
  if (key === undefined) return `${id}@${hostname}`
  return cityId === undefined ? `${key}@${hostname}` : `${key}.${cityId}@${hostname}`
}

/** The text below the festival's name. */
export function detailsOf(
  { description, moonriseTime, puja }: Festival,
  { cityName }: IcsOptions,
): string {
  const city = oneLine(cityName)
  const parts = [
    printable(description),
    moonriseTime !== undefined &&
      `Moonrise in ${city}: ${moonriseClock(moonriseTime)}. Buildings, hills or haze may delay your sight of it.`,
    puja && `Midday puja in ${city}: ${clock(puja.from)} to ${clock(puja.until)}.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** The key moment of a festival's day, moonrise or puja, in minutes from its midnight. */
export function momentOf({
  moonriseTime,
  puja,
}: Festival): { minutes: number; words: string } | undefined {
  if (moonriseTime !== undefined)
    return {
      minutes: minutesOf(moonriseTime) + (isAfterMidnight(moonriseTime) ? 24 * 60 : 0),
      words: `moonrise, ${moonriseClock(moonriseTime)}`,
    }
  return puja && { minutes: minutesOf(puja.from), words: `midday puja, ${clock(puja.from)}` }
}

export const pageOf = ({ slug }: Festival, { origin }: IcsOptions): string =>
  `${origin}/calendar/${encodeURIComponent(slug)}`

/** A moonrise after midnight belongs to the next date. */
const isAfterMidnight = (time: string): boolean => time < '12:00'

const moonriseClock = (time: string): string =>
  isAfterMidnight(time) ? `${clock(time)}, after midnight` : clock(time)

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function clock(time: string): string {
  const minutes = minutesOf(time)
  const hours = Math.floor(minutes / 60)
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
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
