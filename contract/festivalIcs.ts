import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator'
import type { Festival } from './festivals.ts'

export type IcsOptions = {
  /** Where the temple's pages are, `https://temple.example`. */
  origin: string
  /** Whose days and moonrises these are. */
  cityName: string
  /** Of any city but the temple's own: its days differ, so its events are others too. */
  cityId?: string | undefined
}

export type FeedOptions = IcsOptions & {
  /** As calendar programs list it: `Ganesha festivals, Pune`. */
  name: string
}

export const icsContentType = 'text/calendar; charset=utf-8'

/** One festival as a calendar file, the same bytes for the same festival. Lines end with CRLF. */
export function festivalIcs(festival: Festival, options: IcsOptions): string {
  const calendar = ical({ prodId, scale: 'gregorian', method: ICalCalendarMethod.PUBLISH })
  addEvent(calendar, festival, options)
  return written(calendar)
}

/** A city's festivals as a calendar to subscribe to, the same bytes for the same festivals. */
export function feedIcs(festivals: readonly Festival[], options: FeedOptions): string {
  const calendar = ical({
    prodId,
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
    name: oneLine(options.name),
    ttl: daySeconds,
  })
  for (const festival of festivals) addEvent(calendar, festival, options)
  return written(calendar)
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
 * The same in every rendering and for ever. A day the almanac computes is another event in another
 * city; a day staff added is one and the same everywhere.
 */
export function uidOf({ id, key }: Festival, { origin, cityId }: IcsOptions): string {
  const { hostname } = new URL(origin)
  if (key === undefined) return `${id}@${hostname}`
  return cityId === undefined ? `${key}@${hostname}` : `${key}.${cityId}@${hostname}`
}

/** The library leaves the last line without its end. */
const written = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`

const prodId = '//Modak//Festival calendar//EN'
const daySeconds = 86_400
const hourSeconds = 3_600

/** Seven, three and one day before at nine in the morning; on the day before the fast begins. */
const alarms = [
  { days: 7, hour: 9, words: 'in 7 days' },
  { days: 3, hour: 9, words: 'in 3 days' },
  { days: 1, hour: 9, words: 'tomorrow' },
  { days: 0, hour: 5, words: 'today' },
]

function addEvent(calendar: ICalCalendar, festival: Festival, options: IcsOptions): void {
  const summary = oneLine(festival.name)
  // Nobody notes when a festival was last written; only a move must be seen, and it raises the sequence.
  const stamp = new Date(Date.UTC(2026, 0, 1) + festival.sequence * 60_000)
  const event = calendar.createEvent({
    id: uidOf(festival, options),
    sequence: festival.sequence,
    stamp,
    lastModified: stamp,
    allDay: true,
    start: utcDay(festival.date),
    end: utcDay(dayAfter(festival.date)),
    summary,
    description: { plain: detailsOf(festival, options) },
    url: pageOf(festival, options),
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  for (const { days, hour, words } of alarms) {
    const seconds = hour * hourSeconds - days * daySeconds
    const alarm = event.createAlarm({
      type: ICalAlarmType.display,
      ...(seconds < 0 ? { triggerBefore: -seconds } : { triggerAfter: seconds }),
      description: `${summary}: ${words}`,
    })
    // The library counts what comes after from the event's end unless it is told.
    alarm.relatesTo(ICalAlarmRelatesTo.start)
  }
}

function detailsOf({ description, moonriseTime }: Festival, { cityName }: IcsOptions): string {
  const text = printable(description)
  if (moonriseTime === undefined) return text
  return `${text}\n\nMoonrise in ${oneLine(cityName)}: ${clock(moonriseTime)}. Buildings, hills and haze show it later.`
}

const pageOf = ({ slug }: Festival, { origin }: IcsOptions): string =>
  `${origin}/calendar/${encodeURIComponent(slug)}`

/** A moonrise that is looked for in the evening and comes in the morning belongs to the next date. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  const shown = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
  return hours < 12 ? `${shown}, after midnight` : shown
}

/** The library escapes and folds; a control character has no place in a calendar at all. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')

const oneLine = (text: string): string => printable(text).replaceAll(/\s*\n\s*/g, ' ')

const utcDay = (date: string): Date => new Date(`${date}T00:00:00Z`)

const dayAfter = (date: string): string =>
  new Date(utcDay(date).getTime() + daySeconds * 1_000).toISOString().slice(0, 10)

const compact = (date: string): string => date.replaceAll('-', '')
