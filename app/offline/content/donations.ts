import type { CommandName } from '#contract/commands.ts'
import { type Donation, donation as donationShape } from '#contract/donations/public.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'

/**
 * Answers may arrive out of order, so the one the server wrote last wins, even if a refund failed
 * or a bank changed its answer.
 */
export const laterDonation = (stored: Donation, fetched: Donation): Donation =>
  stored.updatedAt > fetched.updatedAt ? stored : fetched

/** Stores it, unless a later one is stored already. */
export const storeDonation = (
  db: OfflineDb,
  donation: Donation,
  { account, onlyIfStored = false }: { account?: string | undefined; onlyIfStored?: boolean } = {},
): Promise<void> =>
  db.transaction('rw', db.donations, async () => {
    const reference = donation.reference.toUpperCase()
    const stored = await db.donations.get(reference)
    if (onlyIfStored && !stored) return
    const owner = account ?? stored?.account
    const isLater = stored && laterDonation(stored.donation, donation) !== donation
    await db.donations.put({
      ...(isLater ? stored : { reference, donation, seenAt: new Date().toISOString() }),
      ...(owner !== undefined && { account: owner }),
    })
  })

const answeredByDonation: ReadonlySet<CommandName> = new Set(['createDonation', 'claimDonation'])

/** Stores an accepted pledge, so that it can be opened offline. */
export async function storeAnsweredDonation(
  db: OfflineDb,
  { command, account }: { command: CommandName; account: string },
  answer: unknown,
): Promise<void> {
  if (!answeredByDonation.has(command)) return
  const parsed = donationShape.safeParse(answer)
  const owner = account === guestAccount ? undefined : account
  if (parsed.success)
    await storeDonation(db, parsed.data, { account: owner }).catch(() => undefined)
}
