import {
  type Availability,
  type Booking,
  booking as bookingShape,
} from '#contract/bookings/public.ts'
import type { CommandName } from '#contract/commands.ts'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'

/**
 * Stores a booking unless a newer version is stored, because answers may arrive out of order. The
 * owner is kept unless a new one is given.
 */
export const storeBooking = (
  db: OfflineDb,
  booking: Booking,
  { account, onlyIfStored = false }: { account?: string | undefined; onlyIfStored?: boolean } = {},
): Promise<void> =>
  db.transaction('rw', db.bookings, async () => {
    const reference = booking.reference.toUpperCase()
    const stored = await db.bookings.get(reference)
    if (onlyIfStored && !stored) return
    const owner = account ?? stored?.account
    const isLater = stored && stored.booking.trail.length > booking.trail.length
    const seenAt = new Date().toISOString()
    await db.bookings.put({
      ...(isLater ? stored : { reference, booking, seenAt }),
      ...(stored?.dakshina && { dakshina: stored.dakshina }),
      ...(owner !== undefined && { account: owner }),
    })
  })

/** What was paid for a booking that this phone stores. */
export const storeDakshina = async (db: OfflineDb, dakshina: Dakshina): Promise<void> => {
  await db.bookings.update(dakshina.reference.toUpperCase(), { dakshina })
}

/** The link with which a guest stored it no longer works, because a new one was made. */
export const dropReplaced = (db: OfflineDb, reference: string, token: string): Promise<void> =>
  db.transaction('rw', db.bookings, async () => {
    const stored = await db.bookings.get(reference)
    if (stored?.account === undefined && stored?.booking.token === token)
      await db.bookings.delete(reference)
  })

const answeredByBooking: ReadonlySet<CommandName> = new Set([
  'createBooking',
  'cancelBooking',
  'rescheduleBooking',
  'giveAddress',
])

/**
 * Stores an accepted booking, so that its pass is available offline even if it was never opened.
 */
export async function storeAnsweredBooking(
  db: OfflineDb,
  { command, account }: { command: CommandName; account: string },
  answer: unknown,
): Promise<void> {
  if (!answeredByBooking.has(command)) return
  const parsed = bookingShape.safeParse(answer)
  // The outbox still has the answer, so a full phone loses nothing.
  const owner = account === guestAccount ? undefined : account
  if (parsed.success) await storeBooking(db, parsed.data, { account: owner }).catch(() => undefined)
}

/**
 * Adds new days to the known ones. Past days are dropped, so that it never
 * grows beyond what can be booked.
 */
export function mergeAvailability(stored: Availability | undefined, fetched: Availability) {
  const days = new Map(stored?.days.map((day) => [day.date, day]))
  for (const day of fetched.days) days.set(day.date, day)
  const ahead = [...days.values()].filter(({ date }) => date >= fetched.today)
  return { ...fetched, days: ahead.sort((a, b) => a.date.localeCompare(b.date)) }
}
