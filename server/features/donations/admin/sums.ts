import type { Knex } from 'knex'

/** What was recorded as received on a day of the temple's calendar, by its receipts. */
export const sumReceived = async (
  db: Knex,
  issuedOn: string,
): Promise<{ count: number; rupees: number }> => {
  const row = await db('donation_receipts')
    .where({ issued_on: issuedOn, is_test: false })
    .first<{ n: number | string; rupees: number | string | null }>(
      db.raw('count(*) as n, sum(amount) as rupees'),
    )
  return { count: Number(row.n), rupees: Number(row.rupees ?? 0) }
}
