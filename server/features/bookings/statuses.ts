import type { BookingStatus } from '#contract/bookings/public.ts'

/** What the temple may do next with a booking. After the sankalp nothing can be cancelled. */
const nextOf: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['in_progress', 'cancelled'],
  in_progress: ['performed'],
  performed: ['prasad_sent', 'closed'],
  prasad_sent: ['closed'],
  closed: [],
  cancelled: [],
}

export const mayFollow = (
  { status, includePrasad }: { status: BookingStatus; includePrasad: boolean },
  next: BookingStatus,
): boolean => nextOf[status].includes(next) && (next !== 'prasad_sent' || includePrasad)

/** By the temple's calendar a puja begins on its day, or is recorded later; never before. */
export const isTooEarly = (
  { preferredDate }: { preferredDate: string },
  next: BookingStatus,
  today: string,
): boolean => next === 'in_progress' && today < preferredDate

/** All possible next steps, in the order of the trail. */
export const nextStatuses = (booking: {
  status: BookingStatus
  includePrasad: boolean
}): BookingStatus[] => nextOf[booking.status].filter((next) => mayFollow(booking, next))

/** Until the puja begins, the devotee may cancel or move the booking. */
export const isStillOpen = (status: BookingStatus): boolean =>
  mayFollow({ status, includePrasad: false }, 'cancelled')

/** Nothing more is done for the devotee or sent to them. */
export const isOver = (booking: { status: BookingStatus; includePrasad: boolean }): boolean =>
  nextStatuses(booking).every((next) => next === 'closed')

/** The address may change until the prasad is on its way. */
export const mayTakeAddress = ({
  status,
  includePrasad,
}: {
  status: BookingStatus
  includePrasad: boolean
}): boolean => includePrasad && !['prasad_sent', 'closed', 'cancelled'].includes(status)
