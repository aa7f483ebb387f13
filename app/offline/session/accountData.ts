import type { OfflineDb } from '#app/offline/db.ts'
import { forgetFamily } from '#app/offline/guide/family.ts'
import { inTime, patientMs } from '#app/offline/inTime.ts'
import { forgetDetails } from '#app/offline/outbox/donationDetails.ts'
import { dropLastDrafts } from '#app/offline/outbox/lastDrafts.ts'
import { isOpen } from '#app/offline/outbox/outboxRow.ts'
import type { SavedOrder } from '#app/offline/rows.ts'
import { forgetAddress } from '#app/offline/savedAddress.ts'
import { forgetContact } from '#app/offline/savedContact.ts'
import { getAccount } from './account.ts'

/** What to do with written but unsent items. */
export type Unsent = 'keep' | 'discard'

/** Removes everything of an account that others who use this phone must not see. False if that failed. */
export async function removeAccountData(
  db: OfflineDb,
  account: string,
  unsent: Unsent,
): Promise<boolean> {
  dropLastDrafts()
  forgetDetails()
  forgetAddress()
  forgetContact()
  forgetFamily()
  const isRemoved = await quietly(
    db.transaction('rw', privateTables(db), async () => {
      await db.bookings.filter((saved) => saved.account === account).delete()
      await db.donations.filter((saved) => saved.account === account).delete()
      await dropOrders(db, (saved) => saved.account === account)
      await db.drafts.clear()
      await db.cart.filter((row) => row.account === account).delete()
      await db.outbox
        .filter((row) => row.account === account && (unsent === 'discard' || !isOpen(row)))
        .delete()
      return true
    }),
  )
  return isRemoved === true
}

const privateTables = (db: OfflineDb) => [
  db.bookings,
  db.donations,
  db.orders,
  db.savedFiles,
  db.drafts,
  db.outbox,
  db.cart,
]

/** With the files that were bought with them. */
async function dropOrders(db: OfflineDb, isDropped: (order: SavedOrder) => boolean): Promise<void> {
  const references = await db.orders.filter(isDropped).primaryKeys()
  await db.orders.bulkDelete(references)
  await db.savedFiles.where('reference').anyOf(references).delete()
}

/** Removes rows stored by an answer that arrived during the logout. */
export const removeDataOfOthers = async (db: OfflineDb): Promise<void> => {
  const isOthers = ({ account }: { account?: string | undefined }) =>
    account !== undefined && account !== getAccount()
  await quietly(db.bookings.filter(isOthers).delete())
  await quietly(db.donations.filter(isOthers).delete())
  await quietly(db.transaction('rw', [db.orders, db.savedFiles], () => dropOrders(db, isOthers)))
  await quietly(db.cart.filter(isOthers).delete())
}

/** Swallows storage errors and delays: the login still works as long as the page is open. */
export const quietly = <T>(work: PromiseLike<T>): Promise<T | undefined> =>
  inTime(Promise.resolve(work), patientMs)
