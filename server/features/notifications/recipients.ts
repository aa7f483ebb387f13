import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { pseudonymOf } from '#server/privacy/pseudonym.ts'

/**
 * So many mails go to an address in any 24 hours while nobody has confirmed that it is theirs: whoever
 * types it in may be somebody else, with any number of accounts. Above what a family's bookings need.
 */
export const mostToUnconfirmed = 10

/** And so many to a confirmed address by people who are not logged in as its owner. */
export const mostByOthers = 30

const dayMs = 24 * 60 * 60 * 1000

/** The letter box behind an address: `Meera.K+temple@gmail.com` and `meerak@gmail.com` are one. */
const letterBoxOf = (address: string): string => {
  const lower = address.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  const [name = ''] = lower.slice(0, at).split('+')
  const host = lower.slice(at + 1)
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com'
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** As it stands beside a delivery: enough to count by, and no address. */
export const recipientOf = (key: Buffer, address: string): string =>
  pseudonymOf(key, 'recipient', letterBoxOf(address))

/** One after the other for each recipient: several processes could otherwise all count the same mails. */
const holdRecipient = async (trx: Knex, recipient: string): Promise<void> => {
  // SQLite has one writer at a time.
  if (isPostgres(trx)) {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [recipient])
  }
}

/** How many were sent in the last 24 hours; held until the end of the transaction. */
export const countFor = async (trx: Knex, recipient: string, now: Date): Promise<number> => {
  await holdRecipient(trx, recipient)
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  const [row] = await sql<{ n: number | string }>(
    trx,
    'select count(*) as n from deliveries where recipient = ? and created_at > ?',
    [recipient, dayAgo],
  )
  return Number(row?.n ?? 0)
}

/** What is no longer counted. */
export const forgetRecipients = async (db: Knex, now: Date): Promise<void> => {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  await db('deliveries')
    .whereNotNull('recipient')
    .where('created_at', '<=', dayAgo)
    .update({ recipient: null })
}
