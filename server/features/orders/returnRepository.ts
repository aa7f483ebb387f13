import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { returnStatuses } from '#contract/orders/public.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

export type ReturnedItem = { readonly id: string; readonly quantity: number }

export type ReturnRecord = {
  readonly id: string
  readonly orderId: string
  readonly status: (typeof returnStatuses)[number]
  readonly items: readonly ReturnedItem[]
  readonly reason: string
  /** The temple's answer. */
  readonly answer?: string | undefined
  readonly refundPaise?: number | undefined
  readonly hasPhoto: boolean
  readonly createdAt: string
}

export const listReturns = (db: Knex, orderId: string): Promise<ReturnRecord[]> =>
  records<ReturnRecord>(db, 'order_returns')
    .leftJoin('order_return_photos', 'return_id', 'id')
    .where({ orderId })
    .orderBy(['created_at', 'id'])
    .select('id', 'order_id', 'status', 'items', 'reason', 'answer', 'refund_paise')
    .select(db.raw('return_id is not null as has_photo'), 'created_at')

type Photo = { readonly returnId: string; readonly webp: Buffer; readonly sentAt: string }

/** In place of an earlier one. */
export const putPhoto = async (trx: Knex, { returnId, webp, sentAt }: Photo): Promise<void> => {
  await trx('order_return_photos')
    .insert({ return_id: returnId, webp, sent_at: sentAt })
    .onConflict('return_id')
    .merge()
}

export const findPhoto = async (
  db: Knex,
  { reference, returnId }: { readonly reference: string; readonly returnId: string },
): Promise<Buffer | undefined> => {
  const row: { webp: Buffer } | undefined = await db('order_return_photos')
    .join('order_returns', 'order_returns.id', 'return_id')
    .join('orders', 'orders.id', 'order_id')
    .where({ reference, return_id: returnId })
    .first('webp')
  return row?.webp
}

/** With everything else that the buyer wrote. */
export const forgetReturns = async (trx: Knex, orderId: string): Promise<void> => {
  const returns = trx('order_returns').where({ order_id: orderId })
  await trx('order_return_photos').whereIn('return_id', returns.clone().select('id')).delete()
  await returns.update({ reason: '', answer: null })
}

type ReturnRequest = Pick<ReturnRecord, 'orderId' | 'items' | 'reason' | 'status'>

export const insertReturn = async (
  trx: Knex,
  request: ReturnRequest,
  at: string,
): Promise<void> => {
  const { orderId, items, reason, status } = request
  const row = { id: randomUUIDv7(), orderId, status, items, reason }
  await insertRows(trx, 'order_returns', [toColumns({ ...row, createdAt: at, updatedAt: at })])
}

type Changes = Pick<ReturnRecord, 'status'> & Partial<Pick<ReturnRecord, 'answer' | 'refundPaise'>>

/** The order's row is locked. */
export const updateReturn = async (
  trx: Knex,
  id: string,
  { status, answer, refundPaise }: Changes,
  at: string,
): Promise<void> => {
  await trx('order_returns')
    .where({ id })
    .update({
      status,
      updated_at: at,
      ...(answer !== undefined && { answer }),
      ...(refundPaise !== undefined && { refund_paise: refundPaise }),
    })
}
