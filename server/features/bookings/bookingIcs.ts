import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { InLanguage } from '#contract/languages.ts'
import { addressText } from '#contract/site/addressText.ts'
import type { Booking, BookingStatus } from '#contract/bookings/public.ts'
import { oneLine } from '#contract/festivals/event.ts'
import { minutesInto } from '#contract/bookings/pujas.ts'
import type { Site } from '#contract/site/public.ts'
import { wordsOf } from './words.ts'

type Options = InLanguage & {
  readonly temple: Pick<Site, 'name' | 'address' | 'phone'>
  readonly publicUrl: string
}

const statusOf = (status: BookingStatus): ICalEventStatus => {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** The exact time, if the temple has set one: no clock changes within a slot. */
const beginOf = (booking: Booking): Date => {
  const { startsAt, preferredTime, exactTime } = booking
  const minutes = exactTime ? minutesInto(preferredTime, exactTime, booking) : 0
  return new Date(Date.parse(startsAt) + minutes * 60_000)
}

const remindBeforeSeconds = [24 * 3600, 2 * 3600]

/**
 * The booking as a calendar file; the same booking gives the same bytes. Without its secret link,
 * because calendars are shared with families and offices.
 */
export const bookingIcs = (booking: Booking, { temple, publicUrl, language }: Options): string => {
  const { labels, slotText, exactWords } = wordsOf(language)
  const { trail, undone, createdAt } = booking
  const steppedAt = trail.at(-1)?.at ?? createdAt
  const changedAt = new Date(undone && undone.at > steppedAt ? undone.at : steppedAt)
  const isRequest = booking.status === 'pending'
  // Many calendars do not show that an event is tentative.
  const summary = `${isRequest ? `${labels.requested}: ` : ''}${booking.pujaName}, ${oneLine(temple.name)}`
  const calendar = ical({
    prodId: '//Modak//Puja booking//EN',
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${booking.id}@${new URL(publicUrl).hostname}`,
    // Each step of the trail is a change; one that was undone was a change, and undoing it another.
    sequence: trail.length - 1 + 2 * (undone?.steps ?? 0),
    stamp: changedAt,
    lastModified: changedAt,
    start: beginOf(booking),
    end: new Date(booking.endsAt),
    summary,
    description: {
      plain: [
        ...(isRequest ? [labels.notConfirmed] : []),
        `${labels.reference}: ${booking.reference}`,
        slotText({ ...booking, slot: booking.preferredTime }),
        ...(booking.exactTime ? [`${labels.exactTime}: ${exactWords(booking.exactTime)}`] : []),
        [temple.name, temple.phone].filter(Boolean).join(', '),
      ].join('\n'),
    },
    location: addressText(temple.address.map(oneLine)),
    status: statusOf(booking.status),
  })
  if (booking.status !== 'cancelled') {
    // No alarm for a moment that had passed when the booking came to be as it is.
    const left = (beginOf(booking).getTime() - changedAt.getTime()) / 1000
    for (const triggerBefore of remindBeforeSeconds.filter((seconds) => seconds < left)) {
      event
        .createAlarm({ type: ICalAlarmType.display, triggerBefore, description: summary })
        .relatesTo(ICalAlarmRelatesTo.start)
    }
  }
  return `${calendar.toString()}\r\n`
}
