import type { BookingStatus } from '#contract/bookings/public.ts'

/** The colour only supports the word beside it. */
export const statusTone = {
  pending: 'gold',
  confirmed: 'durva',
  in_progress: 'saffron',
  performed: 'durva',
  prasad_sent: 'durva',
  closed: 'durva',
  cancelled: 'kumkum',
} as const satisfies Record<BookingStatus, string>
