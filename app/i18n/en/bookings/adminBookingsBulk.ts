import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { BookingMark } from '#contract/bookings/bulkAdmin.ts'

const bookings = (count: number) => counted(count, { one: '1 booking', other: `${count} bookings` })

/** What is done with many bookings in one press. */
export const adminBookingsBulk = catalogue('adminBookingsBulk', {
  confirm: (count: number) => `Confirm ${count}`,
  mark: {
    performed: 'Mark as performed',
    prasad_sent: 'Mark prasad as sent',
  } satisfies Record<BookingMark, string>,
  marked: {
    performed: (count: number) => `${bookings(count)} marked as performed`,
    prasad_sent: (count: number) => `Prasad marked as sent for ${bookings(count)}`,
  } satisfies Record<BookingMark, (count: number) => string>,
  emailSoon: (seconds: number) => `Any emails go out in ${seconds} seconds, unless you undo it.`,
})
