import { type Availability, type Booking, booking as bookingShape } from '#contract/bookings.ts'
import type { CommandName } from '#contract/commands.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'

/**
 * Keeps it, unless a later one is kept already: answers may overtake each other. Whose it is stays
 * known until somebody says otherwise.
 */
export const keepBooking = (
  db: OfflineDb,
  booking: Booking,
  { account, onlyKnown = false }: { account?: string | undefined; onlyKnown?: boolean } = {},
): Promise<void> =>
  db.transaction('rw', db.bookings, async () => {
    const reference = booking.reference.toUpperCase()
    const known = await db.bookings.get(reference)
    if (onlyKnown && !known) return
    const owner = account ?? known?.account
    const isLater = known && known.booking.trail.length > booking.trail.length
    const seenAt = new Date().toISOString()
    await db.bookings.put({
      ...(isLater ? known : { reference, booking, seenAt }),
      ...(owner !== undefined && { account: owner }),
    })
  })

/** The link by which a guest stored it opens nothing any more: somebody made a new one. */
export const dropReplaced = (db: OfflineDb, reference: string, token: string): Promise<void> =>
  db.transaction('rw', db.bookings, async () => {
    const known = await db.bookings.get(reference)
    if (known?.account === undefined && known?.booking.token === token)
      await db.bookings.delete(reference)
  })

const answeredByBooking: ReadonlySet<CommandName> = new Set([
  'createBooking',
  'cancelBooking',
  'rescheduleBooking',
  'giveAddress',
])

/** What was accepted is a pass from then on, even if nobody looks before the network is gone again. */
export async function keepBookingOf(
  db: OfflineDb,
  { command, account }: { command: CommandName; account: string },
  answer: unknown,
): Promise<void> {
  if (!answeredByBooking.has(command)) return
  const parsed = bookingShape.safeParse(answer)
  // The outbox has the answer: a phone that cannot keep it twice has lost nothing.
  const owner = account === guestAccount ? undefined : account
  if (parsed.success) await keepBooking(db, parsed.data, { account: owner }).catch(() => undefined)
}

/**
 * Adds newly told days to those that are known. Days that are over are dropped, so that it never
 * grows beyond what can be booked.
 */
export function mergeAvailability(known: Availability | undefined, told: Availability) {
  const days = new Map(known?.days.map((day) => [day.date, day]))
  for (const day of told.days) days.set(day.date, day)
  const ahead = [...days.values()].filter(({ date }) => date >= told.today)
  return { ...told, days: ahead.sort((a, b) => a.date.localeCompare(b.date)) }
}
