import type { OfflineDb } from '#app/offline/db.ts'
import { isOpen, isOthers } from '#app/offline/outbox/outboxRow.ts'
import type { SavedBooking } from '#app/offline/rows.ts'
import { getAccount } from '#app/offline/session/account.ts'
import type { Session } from '#app/offline/session/session.ts'

/** For `useOwnRecords`: the latest puja first. */
export const myBookings = {
  name: 'bookings' as const,
  read: async (db: OfflineDb) => ({
    rows: await db.bookings.toArray(),
    waiting: (await db.outbox.toArray()).filter(
      (row) => row.command === 'createBooking' && isOpen(row) && !isOthers(row, getAccount()),
    ),
  }),
  fetch: async (session: Session): Promise<SavedBooking[]> =>
    (await session.bookings()).map((booking) => ({
      reference: booking.reference,
      booking,
      seenAt: '',
      account: getAccount(),
    })),
  order: (a: SavedBooking, b: SavedBooking) => b.booking.startsAt.localeCompare(a.booking.startsAt),
}
