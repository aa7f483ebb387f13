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

/** Seven, three and one day before at nine in the morning; on the day before the fast begins. */
const alarms = [
  { days: 7, hour: 9, words: 'in 7 days' },
  { days: 3, hour: 9, words: 'in 3 days' },
  { days: 1, hour: 9, words: 'tomorrow' },
  { days: 0, hour: 5, words: 'today' },
]

function addEvent(calendar: ICalCalendar, festival: Festival, options: IcsOptions): void {
  const summary = oneLine(festival.name)
  // Never the moment of asking: the same festival is the same bytes, and a newer one is seen as newer.
  const stamp = new Date(festival.changedAt ?? textsWrittenAt)
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
