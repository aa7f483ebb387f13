import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { returnStatuses } from '#contract/orders.ts'
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
  createdAt: row.created_at,
})

export const listReturns = async (db: Knex, orderId: string): Promise<ReturnRecord[]> => {
  const rows = await db<Row>('order_returns')
    .where({ order_id: orderId })
    .orderBy(['created_at', 'id'])
  return rows.map(toRecord)
}

type Asked = Pick<ReturnRecord, 'orderId' | 'items' | 'reason'>

export const insertReturn = async (trx: Knex, asked: Asked, at: string): Promise<void> => {
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
