import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator'
import {
  dayAfter,
  detailsOf,
  type IcsOptions,
  minutesOf,
  momentOf,
  oneLine,
  pageOf,
  startOf,
  uidOf,
  utcDay,
} from './event.ts'
import type { EventWords } from '#contract/i18n/en/festivalEvent.ts'
import type { Festival } from './public.ts'
import { textsWrittenAt } from './texts.ts'

export type FeedOptions = IcsOptions & {
  /** The name in calendar programs: `Ganesha festivals, Pune`. */
  name: string
}

export const icsContentType = 'text/calendar; charset=utf-8'

/** One festival as a calendar file; the same festival gives the same bytes. Lines end with CRLF. */
export function festivalIcs(festival: Festival, options: IcsOptions): string {
  const calendar = ical({
    prodId: prodIdOf(options),
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
  })
  addEvent(calendar, festival, options)
  return serialise(calendar)
}

/** A city's festivals as a calendar to subscribe to; the same festivals give the same bytes. */
export function feedIcs(festivals: readonly Festival[], options: FeedOptions): string {
  const calendar = ical({
    prodId: prodIdOf(options),
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
    name: oneLine(options.name),
    ttl: daySeconds,
  })
  for (const festival of festivals) addEvent(calendar, festival, options)
  return serialise(calendar)
}

/** The library leaves out the last line ending. */
const serialise = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`

const prodIdOf = ({ language }: IcsOptions): string =>
  `//Modak//Festival calendar//${language.toUpperCase()}`
const daySeconds = 86_400
const hourSeconds = 3_600
const minuteSeconds = 60

type Alarm = {
  /**
   * Counted from the midnight at which the festival's date begins, on the calendar owner's clock.
   */
  seconds: number
  words: string
}

/** At nine in the morning, seven, three and one day before, and in the morning of the day. */
const ahead = [
  { seconds: 9 * hourSeconds - 7 * daySeconds, days: 7 },
  { seconds: 9 * hourSeconds - 3 * daySeconds, days: 3 },
  { seconds: 9 * hourSeconds - daySeconds, days: 1 },
  { seconds: 5 * hourSeconds, days: 0 },
] as const

/** The last alarm is at moonrise or the start of the midday puja. */
function alarmsOf(festival: Festival, words: EventWords): readonly Alarm[] {
  const moment = momentOf(festival, words)
  return [
    ...ahead.map(({ seconds, days }) => ({ seconds, words: words.alarm.days(days) })),
    ...(moment ? [{ seconds: moment.minutes * minuteSeconds, words: moment.words }] : []),
  ]
}

function addEvent(calendar: ICalCalendar, festival: Festival, options: IcsOptions): void {
  const summary = oneLine(festival.name)
  // Never the time of the request: the same festival must give the same bytes, and a change a newer
  // stamp.
  const { changedAt = textsWrittenAt } = festival
  const stamp = new Date(changedAt > textsWrittenAt ? changedAt : textsWrittenAt)
  const start = startOf(festival, options)
  const startSeconds = start ? minutesOf(festival.startTime ?? '') * minuteSeconds : 0
  const event = calendar.createEvent({
    id: uidOf(festival, options),
    sequence: festival.sequence,
    stamp,
    lastModified: stamp,
    // A timed event has no end: its duration is unknown.
    ...(start
      ? { start }
      : { allDay: true, start: utcDay(festival.date), end: utcDay(dayAfter(festival.date)) }),
    summary,
    ...(festival.venue !== undefined && { location: oneLine(festival.venue) }),
    description: { plain: detailsOf(festival, options) },
    url: pageOf(festival, options),
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  for (const { seconds: fromMidnight, words } of alarmsOf(festival, options.words)) {
    const seconds = fromMidnight - startSeconds
    const alarm = event.createAlarm({
      type: ICalAlarmType.display,
      ...(seconds < 0 ? { triggerBefore: -seconds } : { triggerAfter: seconds }),
      description: options.words.alarm.on(summary, words),
    })
    // Otherwise the library counts positive triggers from the end of the event.
    alarm.relatesTo(ICalAlarmRelatesTo.start)
  }
}
