import type { Knex } from 'knex'
import { paiseOf } from '#contract/payments/money.ts'
import type { Payment, Subject } from '#server/adapters/payment/port.ts'
import { columnsOf } from '#server/db/rows.ts'

/** What payments need to know of something that is paid for. */
export type Owed = {
  readonly id: string
  /** Whole rupees. */
  readonly amount: number
  readonly paymentMethod: string
  /** Of its payment; `refunded` if all of it was refunded. */
  readonly status: 'pending' | 'failed' | 'cancelled' | 'succeeded' | 'refunded'
  /** The provider's id of the payment. */
  readonly paymentId?: string | undefined
  readonly paidAt?: string | undefined
  readonly refundedPaise: number
  readonly dispute?: Payment['dispute']
  /** When the provider is next asked about it. */
  readonly checkAt?: string | undefined
  readonly createdAt: string
  /** After this it is closed if it is still unpaid; without it, after a day. */
  readonly closesAt?: string | undefined
}

/** What is stored of a payment, whatever it is for. */
export type PaymentRecord = Omit<Owed, 'closesAt'> & {
  /** No money moved. */
  readonly isTest: boolean
  /** When the devotee said that they had paid by UPI. */
  readonly claimedAt?: string | undefined
  /** The bank's number of it: until it was found at the bank, only their word. */
  readonly utr?: string | undefined
  /** The deadline for answering an open dispute. */
  readonly disputeDue?: string | undefined
}

export const paymentColumns = columnsOf<PaymentRecord>()([
  'id',
  'status',
  'amount',
  'paymentMethod',
  'isTest',
  'paymentId',
  'paidAt',
  'claimedAt',
  'utr',
  'refundedPaise',
  'dispute',
  'disputeDue',
  'checkAt',
  'createdAt',
])

/** It is locked until the end of the transaction. */
export type Held = {
  readonly owed: Owed
  readonly save: (
    trx: Knex,
    changes: Pick<Owed, 'paymentId'> | Pick<Owed, 'checkAt'>,
  ) => Promise<Held>
  /** Applies what the provider says; false, with nothing changed, if it is about something else. */
  readonly settle: (trx: Knex, payment: Payment) => Promise<boolean>
  /** It can no longer be paid. */
  readonly close: (trx: Knex) => Promise<void>
}

export type Which = { readonly id: string } | { readonly paymentId: string }

/** One kind of thing that is paid for: donations, orders. Each knows what settling means to it. */
export type Payable = {
  readonly type: Subject['type']
  readonly find: (db: Knex, which: Which) => Promise<Owed | undefined>
  readonly lock: (trx: Knex, which: Which) => Promise<Held | undefined>
}

/** It is this one's own payment, of exactly its amount. */
export const isOf = (payment: Payment, owed: Owed): boolean =>
  payment.currency === 'inr' &&
  (owed.paymentId ?? payment.id) === payment.id &&
  (payment.subject?.id ?? owed.id) === owed.id &&
  (payment.status !== 'succeeded' || payment.receivedPaise === paiseOf(owed.amount))
