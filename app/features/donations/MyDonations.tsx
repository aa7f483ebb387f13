import { Link } from '@tanstack/react-router'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { ListFallback } from '#app/lazyListFallback.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { useOwnRecords } from '#app/offline/session/useOwnRecords.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { isOpen, isOthers, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { Session } from '#app/offline/session/session.ts'
import type { createDonation } from '#contract/donations/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { paymentTone } from '#app/ui/paymentTone.ts'
import type { SavedDonation } from '#app/offline/rows.ts'

const byDay = (a: SavedDonation, b: SavedDonation) =>
  b.donation.createdAt.localeCompare(a.donation.createdAt)

const readMine = async (db: OfflineDb) => ({
  rows: await db.donations.toArray(),
  waiting: (await db.outbox.toArray()).filter(
    (row) => row.command === 'createDonation' && isOpen(row) && !isOthers(row, getAccount()),
  ),
})

const fetchMine = async (session: Session) =>
  (await session.donations()).map((donation) => ({
    reference: donation.reference,
    donation,
    seenAt: '',
    account: getAccount(),
  }))

type Props = {
  id: string
  /** On the profile page, where the account’s donations are included. */
  isOfAccount?: boolean
}

/** Donations made or opened on this phone, those of the account, and those still waiting to be sent. */
export function MyDonations({ id, isOfAccount = false }: Props) {
  const { mine: words } = useWords(donations)
  const { rows, waiting, emptyReason, refetch } = useOwnRecords({
    name: 'donations',
    read: readMine,
    fetch: fetchMine,
    order: byDay,
  })
  const isEmpty = emptyReason === 'none' || (emptyReason === 'loading' && !isOfAccount)
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {isOfAccount ? words.ofAccount : words.heading}
      </h2>
      {isEmpty && <p className="mt-2 text-muted">{isOfAccount ? words.emptyYet : words.empty}</p>}
      {emptyReason && !isEmpty && <ListFallback emptyReason={emptyReason} onRetry={refetch} />}
      <ul className="mt-2 max-w-3xl empty:hidden">
        {waiting.map((row) => (
          <li key={row.id}>
            <Waiting row={row} />
          </li>
        ))}
        {rows.map((each) => (
          <li key={each.reference}>
            <Saved of={each} />
          </li>
        ))}
      </ul>
      {isOfAccount && (
        <p className="flex flex-wrap gap-x-5">
          <Link to="/donate" className="text-link">
            {words.give}
          </Link>
          <Link to="/monthly" className="text-link">
            {words.monthly}
          </Link>
        </p>
      )}
    </section>
  )
}

function Saved({ of: { donation, account } }: { of: SavedDonation }) {
  const { own, mine } = useWords(donations)
  const { status, claimedAt, reference, token, amount } = donation
  return (
    <Link
      to="/donation/$reference"
      params={{ reference: reference.toLowerCase() }}
      {...(account === undefined && { hash: token })}
      className="record"
    >
      <Amount of={amount} reference={reference} />
      <Chip tone={paymentTone[status]}>
        {status === 'pending' && claimedAt ? mine.claimed : own.status[status]}
      </Chip>
    </Link>
  )
}

function Waiting({ row }: { row: OutboxRow }) {
  const { mine } = useWords(donations)
  const { amount, reference = '' } = row.input as Sent<typeof createDonation>
  const needsPerson = row.state === 'refused' || row.state === 'held'
  return (
    <Link
      to="/donation/$reference"
      params={{ reference: reference.toLowerCase() }}
      className="record"
    >
      <Amount of={amount} reference={reference} />
      <Chip tone={needsPerson ? 'kumkum' : 'gold'}>
        {needsPerson ? mine.needsYou : mine.waiting}
      </Chip>
    </Link>
  )
}

function Amount({ of, reference }: { of: number; reference: string }) {
  return (
    <span>
      <span className="block text-lg font-semibold">{formatRupees(of)}</span>
      <span className="text-sm text-muted">{reference}</span>
    </span>
  )
}
