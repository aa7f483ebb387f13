import type { Knex } from 'knex'
import type { Subject } from '#server/adapters/payment/port.ts'
import type { Span } from './cash.ts'
import { acrossLedger } from './ledger.ts'

type Kind = Subject['type']

/** Money that was received: one payment. */
export type Received = {
  readonly kind: Kind
  /** Of the donation, the booking or the order. */
  readonly reference: string
  readonly name: string
  /** As its table calls it. */
  readonly method: string
  /** Whole rupees. */
  readonly amount: number
  /** When it was received: the temple's date, or an instant. */
  readonly on: string
  /** Which member of staff recorded it; null if nobody at the counter did. */
  readonly cashier: string | null
  readonly receipt: string | null
  /** The purpose of a donation, or the puja. */
  readonly purpose: string | null
  /** Recorded by mistake, and so not received. */
  readonly isVoid: boolean | number
}

type Source = {
  /** Beside the kind, the ways of paying and what only a list names. */
  readonly columns: string
  readonly from: string
  /** Which times; the same words for both databases use their indexes. */
  readonly where: string
  /** What only a list names, and the tables it is in. */
  readonly named: string
  readonly join: string
}

/** The first step is the counter's, if the counter took it. */
const recordedBy = (steps: string, owner: string): string =>
  `left join ${steps} as step
     on step.${owner} = paid.id and step.position = 0 and step."by" = 'temple'`

const received: Readonly<Record<Kind, Source>> = {
  donation: {
    columns: `paid.payment_method as method, receipt.amount, receipt.paid_on as "on", paid.purpose,
      paid.status = 'cancelled' as "isVoid"`,
    from: 'donation_receipts as receipt join donations as paid on paid.id = receipt.donation_id',
    where: 'receipt.is_test = false and receipt.paid_on >= ? and receipt.paid_on <= ?',
    named: `paid.reference, paid.full_name as name, step.actor_id as cashier,
      receipt.number as receipt`,
    join: recordedBy('donation_steps', 'donation_id'),
  },
  dakshina: {
    columns: `paid.payment_method as method, receipt.amount, receipt.paid_on as "on",
      receipt.puja_name as purpose, paid.status = 'cancelled' as "isVoid"`,
    from: 'dakshina_receipts as receipt join dakshina_payments as paid on paid.id = receipt.payment_id',
    where: 'receipt.is_test = false and receipt.paid_on >= ? and receipt.paid_on <= ?',
    named: `paid.booking_reference as reference, receipt.full_name as name,
      paid.recorded_by as cashier, receipt.number as receipt`,
    join: '',
  },
  order: {
    columns: `paid.payment as method, paid.amount, paid.paid_at as "on", null as purpose,
      paid.status is null as "isVoid"`,
    from: 'orders as paid',
    where: 'paid.is_test = false and paid.paid_at >= ? and paid.paid_at < ?',
    named: 'paid.reference, paid.full_name as name, step.actor_id as cashier, null as receipt',
    join: recordedBy('order_steps', 'order_id'),
  },
}

type Days = { readonly from: string; readonly to: string }

/** Receipts name the temple's days, orders an instant. */
const timesOf =
  ({ from, to }: Days, span: Span) =>
  (kind: Kind): readonly string[] =>
    kind === 'order' ? [span.from, span.to] : [from, to]

/** All money of these days, both included; `span` is the same time in instants. */
export const listReceived = (db: Knex, days: Days, span: Span): Promise<Received[]> =>
  acrossLedger<Received>(
    db,
    ({ kind }) => {
      const { columns, named, from, join, where } = received[kind]
      return `select '${kind}' as kind, ${columns}, ${named} from ${from} ${join} where ${where}`
    },
    timesOf(days, span),
  )

/** Payments of one kind, way and purpose on the same day, or of orders in the same minute. */
export type ReceivedTogether = Pick<Received, 'kind' | 'method' | 'purpose' | 'on'> & {
  readonly count: number
  readonly amount: number
}

type TogetherRow = Omit<ReceivedTogether, 'count' | 'amount'> & {
  readonly count: number | string
  readonly amount: number | string
}

/** The sums of `listReceived`, for times with more payments than anybody reads. Void ones are left out. */
export const sumReceived = async (
  db: Knex,
  days: Days,
  span: Span,
): Promise<ReceivedTogether[]> => {
  // To the minute: a time zone may begin its days at any quarter of an hour.
  const rows = await acrossLedger<TogetherRow>(
    db,
    ({ kind }) => {
      const { columns, from, where } = received[kind]
      return `select '${kind}' as kind, one.method, one.purpose, substr(one."on", 1, 16) as "on",
          count(*) as count, sum(one.amount) as amount
        from (select ${columns} from ${from} where ${where}) as one
        where not one."isVoid"
        group by one.method, one.purpose, substr(one."on", 1, 16)`
    },
    timesOf(days, span),
  )
  return rows.map(({ on, count, amount, ...row }) => ({
    ...row,
    on: on.length === 10 ? on : `${on}Z`,
    count: Number(count),
    amount: Number(amount),
  }))
}

const firstPaid: Readonly<Record<Kind, string>> = {
  donation: 'select min(paid_on) as "on" from donation_receipts where is_test = false',
  dakshina: 'select min(paid_on) as "on" from dakshina_receipts where is_test = false',
  order: 'select min(paid_at) as "on" from orders where is_test = false',
}

/** When the first money came that is in the books: a date or an instant. */
export const findFirstReceived = async (db: Knex): Promise<string | undefined> => {
  const rows = await acrossLedger<{ on: string | null }>(db, ({ kind }) => firstPaid[kind])
  return rows.flatMap(({ on }) => on ?? []).toSorted()[0]
}

/** Money that went back, whenever it had been received. Parts by card count with the last one. */
export type Refunded = {
  readonly kind: Kind
  readonly reference: string
  readonly name: string
  readonly isInCash: boolean | number
  readonly paise: number | string
  readonly at: string
}

const within = (column: string): string => `${column} >= ? and ${column} < ?`

const last = (table: string, owner: string, which: string): string =>
  `(select max(step.at) from ${table} as step where step.${owner} = paid.id and ${which})`

const donationRefund = last(
  'donation_steps',
  'donation_id',
  "(step.status = 'refunded' or step.note = 'given_back')",
)

const refundedOtherwise = last(
  'order_steps',
  'order_id',
  "step.note in ('refunded', 'dispute_lost') and step.cash is null",
)

const cashOfOrder =
  '(select coalesce(sum(step.cash), 0) * 100 from order_steps as step where step.order_id = paid.id)'

const refunded: Readonly<Record<Kind, string>> = {
  donation: `select 'donation' as kind, back.reference, back.name, back."isInCash", back.paise, back.at
    from (select paid.reference, paid.full_name as name,
        paid.refunded_in_cash_at is not null as "isInCash", paid.refunded_paise as paise,
        coalesce(paid.refunded_in_cash_at, ${donationRefund}) as at
      from donations as paid
      where paid.refunded_paise > 0 and not paid.is_test) as back
    where ${within('back.at')}`,
  dakshina: `select 'dakshina' as kind, paid.booking_reference as reference, receipt.full_name as name,
      paid.refunded_in_cash_at is not null as "isInCash", paid.refunded_paise as paise,
      paid.refunded_at as at
    from dakshina_payments as paid
    join dakshina_receipts as receipt on receipt.payment_id = paid.id
    where paid.refunded_paise > 0 and not paid.is_test and ${within('paid.refunded_at')}`,
  // In parts: those in cash have their own amounts.
  order: `select 'order' as kind, back.reference, back.name, back."isInCash", back.paise, back.at
    from (select paid.reference, paid.full_name as name, step.cash is not null as "isInCash",
          step.cash * 100 as paise, step.at
        from order_steps as step join orders as paid on paid.id = step.order_id
        where step.cash is not null and not paid.is_test
      union all
      select paid.reference, paid.full_name as name, paid.id is null as "isInCash",
          paid.refunded_paise - ${cashOfOrder} as paise, ${refundedOtherwise} as at
        from orders as paid
        where paid.refunded_paise > 0 and paid.refunded_paise > ${cashOfOrder}
          and not paid.is_test) as back
    where ${within('back.at')}`,
}

export const listRefunded = (db: Knex, { from, to }: Span): Promise<Refunded[]> =>
  acrossLedger<Refunded>(db, ({ kind }) => refunded[kind], [from, to])
