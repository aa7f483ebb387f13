import { getAccount } from '#app/offline/session/account.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { laterDonation } from '#app/offline/content/donations.ts'
import type { Outbox } from '#app/offline/outbox/outbox.ts'
import { isOpen, isOthers, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useByLink } from '#app/offline/useByLink.ts'
import { useLive } from '#app/offline/useLive.ts'
import type { Donation } from '#contract/donations/public.ts'
import { donationQuery } from './queries.ts'

export type DonationState =
  | { state: 'loading' | 'missing' | 'signedOut' | 'unreachable' }
  /** Only on this phone: not sent yet, or refused. */
  | { state: 'pledged'; pledge: OutboxRow }
  | {
      state: 'here'
      donation: Donation
      /** The donation belongs to the logged-in account. */
      isOwn: boolean
      isFresh: boolean
      /** The server no longer opens it: only this phone still has it. */
      isRefused: boolean
      seenAt: string
      /** *I have paid*, on its way or refused. */
      claim: OutboxRow | undefined
    }

const isOf = (row: OutboxRow, reference: string): boolean =>
  (row.input as { reference?: string }).reference?.toUpperCase() === reference

const read = (reference: string) => async (db: OfflineDb, outbox: Outbox) => {
  const rows = (await outbox.list()).filter(
    (row) => isOpen(row) && isOf(row, reference) && !isOthers(row, getAccount()),
  )
  return {
    stored: await db.donations.get(reference),
    pledge: rows.find(({ command }) => command === 'createDonation'),
    claim: rows.findLast(({ command }) => command === 'claimDonation'),
  }
}

/**
 * A donation by its reference, for its owner or with its secret: as this phone has it, sent or not,
 * and again when the server answers. If the phone has it stored, the address needs no secret.
 */
export function useDonation(reference: string, secret: string): DonationState {
  const { isRead, isLate, data } = useLive(reference, read(reference))
  const { stored, pledge, claim } = data ?? {}
  const { isOwn, isOpen, fetched, isFresh, isRefused, absence } = useByLink({
    secret,
    stored: { isRead, isLate, token: stored?.donation.token, account: stored?.account },
    query: (token) => donationQuery(reference, token),
  })
  const here = { state: 'here', isOwn, isFresh, isRefused, claim } as const
  if (stored && isOpen) {
    // A phone that could not store the answer still shows it.
    const donation = fetched ? laterDonation(stored.donation, fetched) : stored.donation
    return { ...here, donation, seenAt: stored.seenAt }
  }
  // A phone that stores nothing shows the server's answer.
  if (fetched) return { ...here, donation: fetched, seenAt: '' }
  if (pledge) return { state: 'pledged', pledge }
  return { state: absence }
}
