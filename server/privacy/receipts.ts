import type { Knex } from 'knex'

/** How long the answer to a command is stored for a phone that has not received it. */
export const receiptRetentionDays = 30
const dayMs = 24 * 60 * 60_000

/**
 * Everything in a receipt about a person; the hash of its key, its endpoint and its outcome stay.
 */
const stripped = { actor: null, fingerprint: null, about: null, status: null, body: null }

/** The daily task: what is sent again later is neither answered in full nor done again. */
export const stripOldReceipts = async (db: Knex, now: Date): Promise<void> => {
  await db('receipts')
    .whereNull('outcome')
    .where('created_at', '<', new Date(now.getTime() - receiptRetentionDays * dayMs).toISOString())
    .update({ ...stripped, outcome: 'done' })
}

type ReceiptOwner = {
  /** The account that sent the commands. */
  readonly actor?: string | undefined
  /** What they made or changed, and pseudonyms of addresses. */
  readonly about: readonly string[]
  /** Whether the result is deleted, or only the answer. */
  readonly outcome: 'deleted' | 'done'
}

/** PostgreSQL and SQLite accept some ten thousand values in one statement; this is well below. */
const batch = 500

/** Removes everything about a person from the receipts of these commands. */
export const stripReceipts = async (
  trx: Knex,
  { actor, about, outcome }: ReceiptOwner,
): Promise<void> => {
  const strip = { ...stripped, outcome }
  if (actor !== undefined) await trx('receipts').where({ actor }).update(strip)
  for (let from = 0; from < about.length; from += batch) {
    await trx('receipts')
      .whereIn('about', about.slice(from, from + batch))
      .update(strip)
  }
}
