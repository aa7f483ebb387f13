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
  momentOf,
  oneLine,
  pageOf,
  uidOf,
  utcDay,
} from './festivalEvent.ts'
import type { Festival } from './festivals.ts'
import { textsWrittenAt } from './festivalTexts.ts'

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

/** The library leaves the last line without its end. */
const written = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`

const prodId = '//Modak//Festival calendar//EN'
const daySeconds = 86_400
const hourSeconds = 3_600
const minuteSeconds = 60

type Alarm = {
  /** From the midnight the festival's date begins with, on the clock of whoever has the calendar. */
  seconds: number
  words: string
}

/** Seven, three and one day before at nine in the morning; on the day before the fast begins. */
const ahead: readonly Alarm[] = [
  { seconds: 9 * hourSeconds - 7 * daySeconds, words: 'in 7 days' },
  { seconds: 9 * hourSeconds - 3 * daySeconds, words: 'in 3 days' },
  { seconds: 9 * hourSeconds - daySeconds, words: 'tomorrow' },
  { seconds: 5 * hourSeconds, words: 'today' },
]

/** The last of them when the moon rises or the midday puja begins. */
function alarmsOf(festival: Festival): readonly Alarm[] {
  const moment = momentOf(festival)
  return moment
    ? [...ahead, { seconds: moment.minutes * minuteSeconds, words: moment.words }]
    : ahead
}

function addEvent(calendar: ICalCalendar, festival: Festival, options: IcsOptions): void {
  const summary = oneLine(festival.name)
  // Never the moment of asking: the same festival is the same bytes, and a newer one is seen as newer.
  const { changedAt = textsWrittenAt } = festival
  const stamp = new Date(changedAt > textsWrittenAt ? changedAt : textsWrittenAt)
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
  for (const { seconds, words } of alarmsOf(festival)) {
    const alarm = event.createAlarm({
      type: ICalAlarmType.display,
      ...(seconds < 0 ? { triggerBefore: -seconds } : { triggerAfter: seconds }),
      description: `${summary}: ${words}`,
    })
    // The library counts what comes after from the event's end unless it is told.
    alarm.relatesTo(ICalAlarmRelatesTo.start)
  }
}
