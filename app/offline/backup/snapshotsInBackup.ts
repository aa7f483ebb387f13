import type { OfflineDb } from '#app/offline/db.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { Donation } from '#contract/donations/public.ts'
import type { Order } from '#contract/orders/public.ts'
import { type Backup, snapshotShapes } from './backupFile.ts'

type Snapshots = Pick<Backup, 'bookings' | 'donations' | 'orders'>

/** Bookings, donations and orders as the server last sent them, without the secrets of their links. */
export async function snapshotsOn(
  db: OfflineDb,
  isMine: (row: { account?: string | undefined }) => boolean,
): Promise<Snapshots> {
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
      snapshotShapes.booking,
      bookings.map((row) => ({ ...about(row), booking: bookingWithoutSecret(row.booking) })),
    ),
    donations: whole(
      snapshotShapes.donation,
      donations.map((row) => ({ ...about(row), donation: donationWithoutSecret(row.donation) })),
    ),
    orders: whole(
      snapshotShapes.order,
      orders.map((row) => ({ ...about(row), order: orderWithoutSecret(row.order) })),
    ),
  }
}

/**
 * Leaves out rows stored by an older version that no longer match the schema; the server has them
 * anyway.
 */
const whole = <T>(
  shape: { safeParse: (row: T) => { success: boolean } },
  rows: readonly T[],
): T[] => rows.filter((row) => shape.safeParse(row).success)

// A link's secret grants write access, and a backup file may get into other hands.

/** An address up to its secret. */
const open = (path: string): string => path.replace(/[?#].*/, '')

const bookingWithoutSecret = ({ token: _, ...booking }: Booking) => booking

const donationWithoutSecret = ({ token: _, receiptPath, ...donation }: Donation) => ({
  ...donation,
  ...(receiptPath !== undefined && { receiptPath: open(receiptPath) }),
})

const orderWithoutSecret = ({ token: _, lines, papers, ...order }: Order) => ({
  ...order,
  lines: lines.map((line) => {
    if (!line.file) return line
    const { path: _path, ...file } = line.file
    return { ...line, file }
  }),
  papers: papers.map((paper) => ({ ...paper, path: open(paper.path) })),
})

/**
 * Restored snapshots have no secret, so they are read-only until the email's link is opened or the
 * account logs in.
 */
const token = ''

/**
 * Adds missing snapshots. An account's own are restored only while it is logged in; otherwise they
 * would have no owner, and stay for the next person who uses the phone.
 */
export async function restoreSnapshots(
  db: OfflineDb,
  { bookings, donations, orders }: Snapshots,
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
