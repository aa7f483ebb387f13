import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#app/api/errors.ts'
import { getAccount } from '#app/offline/account.ts'
import { getConnection, subscribeConnection } from '#app/offline/connection.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { keepDonation, laterDonation } from '#app/offline/donations.ts'
import { onOccasion } from '#app/offline/onOccasion.ts'
import { isOpen, isOthers, type OutboxRow } from '#app/offline/outboxRow.ts'
import { useLive } from '#app/querying/useLive.ts'
import { type Donation, getDonation } from '#contract/donations.ts'

export type DonationReading =
  | { state: 'loading' | 'missing' | 'unreachable' }
  /** On this phone alone: not sent yet, or refused. */
  | { state: 'pledged'; pledge: OutboxRow }
  | {
      state: 'here'
      donation: Donation
      isFresh: boolean
      seenAt: string
      /** *I have paid*, on its way or refused. */
      claim: OutboxRow | undefined
    }

type Asked = { key: string; outcome: 'told' | 'missing' | 'unreachable'; donation?: Donation }

const isOf = (row: OutboxRow, reference: string): boolean =>
  (row.input as { reference?: string }).reference?.toUpperCase() === reference

const read = (reference: string) => async (db: OfflineDb) => {
  const rows = (await db.outbox.toArray()).filter(
    (row) => isOpen(row) && isOf(row, reference) && !isOthers(row, getAccount()),
  )
  return {
    kept: await db.donations.get(reference),
    pledge: rows.find(({ command }) => command === 'createDonation'),
    claim: rows.findLast(({ command }) => command === 'claimDonation'),
  }
}

/**
 * A donation by its reference and secret: as this phone has it, sent or not, and anew when the server
 * answers. A phone that keeps it needs no secret in the address.
 */
export function useDonation(reference: string, secret: string): DonationReading {
  const { isRead, data } = useLive(reference, read(reference))
  const { kept, pledge, claim } = data ?? {}
  const known = kept && (secret === '' || kept.donation.token === secret) ? kept : undefined
  const token = secret || known?.donation.token || ''
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'reachable')
  const [asked, setAsked] = useState<Asked>()
  const key = `${reference} ${token}`

  useEffect(() => {
    if (token === '') return
    let isMounted = true
    const ask = async () => {
      const { api, db } = await import('#app/offline/phone.ts')
      const donation = await api.call(getDonation, { reference, token })
      await keepDonation(db, donation).catch(() => undefined)
      if (isMounted) setAsked({ key: `${reference} ${token}`, outcome: 'told', donation })
    }
    const run = () =>
      void ask().catch((error: unknown) => {
        const isMissing = error instanceof ApiError && error.status < 500 && error.problem
        const outcome = isMissing ? 'missing' : 'unreachable'
        if (isMounted) setAsked({ key: `${reference} ${token}`, outcome })
      })
    run()
    const stop = onOccasion(run)
    return () => {
      isMounted = false
      stop()
    }
  }, [reference, token])

  const answer = asked?.key === key ? asked : undefined
  const isFresh = answer?.outcome === 'told' && connection === 'reachable'
  if (known) {
    // A phone that could not keep the answer shows it all the same.
    const donation = answer?.donation
      ? laterDonation(known.donation, answer.donation)
      : known.donation
    return { state: 'here', donation, isFresh, seenAt: known.seenAt, claim }
  }
  // A phone that keeps nothing shows what it was told.
  if (answer?.donation) {
    return { state: 'here', donation: answer.donation, isFresh, seenAt: '', claim }
  }
  if (pledge) return { state: 'pledged', pledge }
  if (answer?.outcome === 'missing') return { state: 'missing' }
  if (answer?.outcome === 'unreachable') return { state: 'unreachable' }
  return { state: isRead && token === '' ? 'missing' : 'loading' }
}
