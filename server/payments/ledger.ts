import type { Knex } from 'knex'
import type { Subject } from '#server/adapters/payment/port.ts'
import { sql } from '#server/db/sql.ts'

type Kind = Subject['type']

/** Where one kind of thing that is paid for has its money. */
type MoneyTable = {
  readonly table: string
  /** Its columns with how it is paid, and with what people know it by. */
  readonly method: string
  readonly reference: string
  /** What that names. */
  readonly called: string
  /**
   * Which rows have the money of their UTR, even if it was refunded later: the condition of the
   * unique index on it.
   */
  readonly receivedByUtr: string
}

const receivedByUtr = "status in ('succeeded', 'refunded')"

/** Everything that people pay for. Code that needs all payments calls `acrossLedger`. */
export const ledger: Readonly<Record<Kind, MoneyTable>> = {
  donation: {
    table: 'donations',
    method: 'payment_method',
    reference: 'reference',
    called: 'donation',
    receivedByUtr,
  },
  dakshina: {
    table: 'dakshina_payments',
    method: 'payment_method',
    reference: 'booking_reference',
    called: 'booking',
    receivedByUtr,
  },
  order: {
    table: 'orders',
    method: 'payment',
    reference: 'reference',
    called: 'order',
    receivedByUtr: "paid_at is not null and payment = 'upi'",
  },
}

export const moneyKinds = Object.keys(ledger) as readonly Kind[]

type EachKind = MoneyTable & { readonly kind: Kind }

/** One query over all kinds: `select` writes the statement of each, with the same `values` or its own. */
export const acrossLedger = <Row>(
  db: Knex,
  select: (each: EachKind) => string,
  values: readonly string[] | ((kind: Kind) => readonly string[]) = [],
): Promise<Row[]> =>
  sql<Row>(
    db,
    moneyKinds.map((kind) => select({ ...ledger[kind], kind })).join(' union all '),
    moneyKinds.flatMap((kind) => (typeof values === 'function' ? values(kind) : values)),
  )
