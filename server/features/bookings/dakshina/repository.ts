import type { Knex } from 'knex'
import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'
import type { Language } from '#contract/languages.ts'
import { paymentColumns, type PaymentRecord, type Which } from '#server/payments/payable.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

/** One payment for a puja, or the devotee's word that there was one. */
export type DakshinaRecord = PaymentRecord & {
  /** Of the booking. */
  readonly reference: string
  readonly paymentMethod: DakshinaMethod
  /** In which the devotee reads. */
  readonly language: Language
  /** What the devotee said they had paid, if another amount came. */
  readonly claimedAmount?: number | undefined
  /** Of a cheque or a card machine. */
  readonly slip?: string | undefined
  /** On which a cheque is drawn. */
  readonly bank?: string | undefined
  /** That a UPI payment was made is the word of staff, not the devotee's. */
  readonly isAtCounter?: boolean | undefined
  /** Why staff refunded it, or made it void. */
  readonly refundReason?: string | undefined
  /** When it was handed back in cash. */
  readonly refundedInCashAt?: string | undefined
  /** Which member of staff recorded it at the counter. */
  readonly recordedBy?: string | undefined
  /** Of the stored row. */
  readonly updatedAt?: string | undefined
}

/** All of the record's own columns but `reference`, which is stored as `booking_reference`. */
const columns = [
  ...paymentColumns,
  ...columnsOf<Omit<DakshinaRecord, keyof PaymentRecord | 'reference'>>()([
    'language',
    'claimedAmount',
    'slip',
    'bank',
    'isAtCounter',
    'refundReason',
    'refundedInCashAt',
    'recordedBy',
    'updatedAt',
  ]),
]

const table = 'dakshina_payments'

const toRow = (record: DakshinaRecord, updatedAt: string) => ({
  ...toColumns({ ...record, updatedAt }, columns),
  booking_reference: record.reference,
})

const payments = (db: Knex) =>
  records<DakshinaRecord>(db, table, [...columns, 'bookingReference as reference'])

export const insertDakshina = async (trx: Knex, record: DakshinaRecord): Promise<void> => {
  await insertRows(trx, table, [toRow(record, record.createdAt)])
}

/** For a row that is locked. */
export const updateDakshina = async (
  trx: Knex,
  record: DakshinaRecord,
  now: string,
): Promise<void> => {
  await trx(table).where({ id: record.id }).update(toRow(record, now))
}

export const findDakshina = (db: Knex, which: Which): Promise<DakshinaRecord | undefined> =>
  payments(db).where(which).first()

/** Reads a payment to change it: its row is locked until the end of the transaction. */
export const lockDakshina = (trx: Knex, which: Which): Promise<DakshinaRecord | undefined> =>
  payments(trx).where(which).forUpdate().first()

/** Everything of these bookings, the latest first. */
export const listOfBookings = (
  db: Knex,
  references: readonly string[],
): Promise<DakshinaRecord[]> =>
  payments(db)
    .whereIn('booking_reference', [...references])
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])

export const listOfBooking = (db: Knex, reference: string): Promise<DakshinaRecord[]> =>
  listOfBookings(db, [reference])
