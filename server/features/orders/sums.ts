import type { Knex } from 'knex'

type Span = { readonly from: string; readonly to: string }

/** The orders between two instants that somebody has paid or will pay on delivery. */
export const sumOrdered = async (
  db: Knex,
  { from, to }: Span,
): Promise<{ count: number; rupees: number }> => {
  const row = await db('orders')
    .where({ is_test: false })
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .whereNot('status', 'cancelled')
    .where((meant) => meant.whereNotNull('paid_at').orWhere('payment', 'cod'))
    .first<{ n: number | string; rupees: number | string | null }>(
      db.raw('count(*) as n, sum(amount) as rupees'),
    )
  return { count: Number(row.n), rupees: Number(row.rupees ?? 0) }
}

/** What was paid between two instants, even if it was refunded later. */
export const sumPaid = async (
  db: Knex,
  { from, to }: Span,
): Promise<{ count: number; rupees: number }> => {
  const row = await db('orders')
    .where({ is_test: false })
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .first<{ n: number | string; rupees: number | string | null }>(
      db.raw('count(*) as n, sum(amount) as rupees'),
    )
  return { count: Number(row.n), rupees: Number(row.rupees ?? 0) }
}
