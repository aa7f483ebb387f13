import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { returnStatuses } from '#contract/orders/public.ts'
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

type Row = {
  id: string
  order_id: string
  status: ReturnRecord['status']
  items: string
  reason: string
  answer: string | null
  refund_paise: number | null
  photo_id: string | null
  created_at: string
}

const toRecord = (row: Row): ReturnRecord => ({
  id: row.id,
  orderId: row.order_id,
  status: row.status,
  items: JSON.parse(row.items) as ReturnedItem[],
  reason: row.reason,
  answer: row.answer ?? undefined,
  refundPaise: row.refund_paise ?? undefined,
  hasPhoto: row.photo_id !== null,
  createdAt: row.created_at,
})

export const listReturns = async (db: Knex, orderId: string): Promise<ReturnRecord[]> => {
  const rows: Row[] = await db('order_returns')
    .leftJoin('order_return_photos', 'return_id', 'id')
    .where({ order_id: orderId })
    .orderBy(['created_at', 'id'])
    .select('order_returns.*', 'return_id as photo_id')
  return rows.map(toRecord)
}

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

type ReturnRequest = Pick<ReturnRecord, 'orderId' | 'items' | 'reason'>

export const insertReturn = async (trx: Knex, asked: ReturnRequest, at: string): Promise<void> => {
  const row = {
    id: randomUUIDv7(),
    order_id: asked.orderId,
    status: 'asked',
    items: JSON.stringify(asked.items),
    reason: asked.reason,
    created_at: at,
    updated_at: at,
  }
  await insertRows(trx, 'order_returns', [row])
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
