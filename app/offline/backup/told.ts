import type { OfflineDb } from '#app/offline/db.ts'
import { type Backup, toldShapes } from './backupFile.ts'
import { bookingWithoutSecret, donationWithoutSecret, orderWithoutSecret } from './secrets.ts'

type Told = Pick<Backup, 'bookings' | 'donations' | 'orders'>

/** Bookings, donations and orders as the server last sent them, without the secrets of their links. */
export async function toldOn(
  db: OfflineDb,
  isMine: (row: { account?: string | undefined }) => boolean,
): Promise<Told> {
  const [bookings, donations, orders] = await Promise.all([
    db.bookings.filter(isMine).toArray(),
    db.donations.filter(isMine).toArray(),
    db.orders.filter(isMine).toArray(),
  ])
  const about = ({ seenAt, account }: { seenAt: string; account?: string | undefined }) => ({
    seenAt,
    isOfAccount: account !== undefined,
  })
  return {
    bookings: whole(
      toldShapes.booking,
      bookings.map((row) => ({ ...about(row), booking: bookingWithoutSecret(row.booking) })),
    ),
    donations: whole(
      toldShapes.donation,
      donations.map((row) => ({ ...about(row), donation: donationWithoutSecret(row.donation) })),
    ),
    orders: whole(
      toldShapes.order,
      orders.map((row) => ({ ...about(row), order: orderWithoutSecret(row.order) })),
    ),
  }
}

/** What an older version of the app stored may lack something by now; the server has it anyway. */
const whole = <T>(
  shape: { safeParse: (row: T) => { success: boolean } },
  rows: readonly T[],
): T[] => rows.filter((row) => shape.safeParse(row).success)

/** For reading only: whoever has no secret asks the link of the email, or logs in. */
const token = ''

/**
 * Adds those that are not here. An account's own come back with its login; without one they would
 * belong to nobody, and stay for the next person who uses the phone.
 */
export async function takeTold(
  db: OfflineDb,
  { bookings, donations, orders }: Told,
  account: string | undefined,
): Promise<void> {
  const isTaken = ({ isOfAccount }: { isOfAccount: boolean }) => !isOfAccount || account
  const about = ({ seenAt, isOfAccount }: { seenAt: string; isOfAccount: boolean }) => ({
    seenAt,
    ...(isOfAccount && { account }),
  })
  for (const row of bookings.filter(isTaken)) {
    const reference = row.booking.reference.toUpperCase()
    const booking = { ...row.booking, token, ...(!row.isOfAccount && unchangeable) }
    if (!(await db.bookings.get(reference)))
      await db.bookings.put({ ...about(row), reference, booking })
  }
  for (const row of donations.filter(isTaken)) {
    const reference = row.donation.reference.toUpperCase()
    if (!(await db.donations.get(reference)))
      await db.donations.put({ ...about(row), reference, donation: { ...row.donation, token } })
  }
  for (const row of orders.filter(isTaken)) {
    const reference = row.order.reference.toUpperCase()
    const order = { ...row.order, token, ...(!row.isOfAccount && { can: nothing }) }
    if (!(await db.orders.get(reference))) await db.orders.put({ ...about(row), reference, order })
  }
}

const unchangeable = { canCancel: false, canReschedule: false }
const nothing = { pay: false, cancel: false, askReturn: false }
