import type { Knex } from 'knex'
import type { ReceivedInYear } from '#contract/devotees/admin.ts'
import { financialYearOf } from '#server/money/financialYear.ts'
import { acrossLedger } from '#server/payments/ledger.ts'

/** Money that was received and is not test money. */
export type Received = {
  readonly kind: 'donation' | 'dakshina' | 'order' | 'past_gift'
  /** Of a payment of dakshina: the booking's. */
  readonly reference: string
  /** Whole rupees, without what was refunded. */
  readonly amount: number
  readonly paidAt: string
}

type Row = Omit<Received, 'amount'> & {
  readonly amount: number | string
  readonly refundedPaise: number | string
}

const batch = 300

/** What came in for these bookings, donations and orders, and was not refunded. */
export const listReceived = async (
  db: Knex,
  references: readonly string[],
): Promise<Received[]> => {
  const all: Received[] = []
  for (let from = 0; from < references.length; from += batch) {
    const some = references.slice(from, from + batch)
    const places = some.map(() => '?').join(', ')
    const rows = await acrossLedger<Row>(
      db,
      ({ kind, table, reference }) =>
        `select '${kind}' as kind, ${reference} as reference, amount,
           refunded_paise as "refundedPaise", paid_at as "paidAt"
         from ${table}
         where ${reference} in (${places}) and paid_at is not null and not is_test
           ${kind === 'order' ? '' : "and status in ('succeeded', 'refunded')"}
           ${kind === 'dakshina' ? '' : 'and void_reason is null'}`,
      some,
    )
    for (const { amount, refundedPaise, ...row } of rows)
      all.push({ ...row, amount: Number(amount) - Number(refundedPaise) / 100 })
  }
  return all
}

const sumNames = {
  donation: 'donations',
  dakshina: 'dakshina',
  order: 'orders',
  past_gift: 'pastGifts',
} as const

/** The latest financial year first. */
export const sumsByYear = (
  received: readonly Received[],
  dateOf: (at: string) => string,
): ReceivedInYear[] => {
  const years = Map.groupBy(received, ({ paidAt }) => financialYearOf(dateOf(paidAt)))
  return [...years]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([year, payments]) => {
      const sums: ReceivedInYear = { year }
      for (const { kind, amount } of payments)
        sums[sumNames[kind]] = (sums[sumNames[kind]] ?? 0) + amount
      return sums
    })
}
