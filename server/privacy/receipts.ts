import type { Knex } from 'knex'

/** How long the answer to a command is kept for a phone that has not heard it. */
export const receiptKeptDays = 30
const dayMs = 24 * 60 * 60_000

/** Everything a receipt says of a person; the hash of its key, its endpoint and its outcome stay. */
const stripped = { actor: null, fingerprint: null, about: null, status: null, body: null }

/** The daily work: what is sent again after this is neither answered in full nor done again. */
export const stripOldReceipts = async (db: Knex, now: Date): Promise<void> => {
  await db('receipts')
    .whereNull('outcome')
    .where('created_at', '<', new Date(now.getTime() - receiptKeptDays * dayMs).toISOString())
    .update({ ...stripped, outcome: 'done' })
}

type Whose = {
  /** The account that sent the commands. */
  readonly actor?: string | undefined
  /** What they made or changed, and pseudonyms of addresses. */
  readonly about: readonly string[]
  /** Whether what they left is deleted, or still there and only their answer is not. */
  readonly outcome: 'deleted' | 'done'
}

/** PostgreSQL and SQLite take some ten thousand values in one statement; this is well below. */
const batch = 500

/** Nothing about a person is left in the receipts of these commands. */
export const stripReceipts = async (trx: Knex, { actor, about, outcome }: Whose): Promise<void> => {
  const strip = { ...stripped, outcome }
  if (actor !== undefined) await trx('receipts').where({ actor }).update(strip)
  for (let from = 0; from < about.length; from += batch) {
    await trx('receipts')
      .whereIn('about', about.slice(from, from + batch))
      .update(strip)
  }
}
