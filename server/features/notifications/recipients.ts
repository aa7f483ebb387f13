import type { Knex } from 'knex'
import { holdName } from '#server/db/hold.ts'
import { sql } from '#server/db/sql.ts'
import { letterBoxOf } from '#server/privacy/letterBox.ts'
import { pseudonymOf } from '#server/privacy/pseudonym.ts'

/**
 * The most emails to one address in any 24 hours while nobody has confirmed it: somebody else may
 * be typing it in, from any number of accounts. A person who means it needs no more to confirm it.
 */
export const mostToUnconfirmed = 5

/**
 * Of these, the last is left for what somebody did with the address, such as a booking's receipt. What
 * comes for the asking (a request to confirm the address, *You already have an account*, a new password, a
 * booking's new link) is sent only while there were fewer, so that a person who keeps asking in a
 * stranger's name does not hold back the stranger's booking.
 */
export const mostForTheAsking = 4

/** The same for a confirmed address, for people not logged in as its owner. */
export const mostByOthers = 30

const dayMs = 24 * 60 * 60 * 1000

/** As stored with a delivery: enough to count by, but not an address. */
export const recipientOf = (key: Buffer, address: string): string =>
  pseudonymOf(key, 'recipient', letterBoxOf(address))

/**
 * How many were sent in the last 24 hours; locked until the end of the transaction, otherwise several
 * processes could all count the same emails.
 */
export const countFor = async (trx: Knex, recipient: string, now: Date): Promise<number> => {
  await holdName(trx, recipient)
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  const [row] = await sql<{ n: number | string }>(
    trx,
    'select count(*) as n from deliveries where recipient = ? and created_at > ?',
    [recipient, dayAgo],
  )
  return Number(row?.n ?? 0)
}

/** Deletes what is no longer counted. */
export const forgetRecipients = async (db: Knex, now: Date): Promise<void> => {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  await db('deliveries')
    .whereNotNull('recipient')
    .where('created_at', '<=', dayAgo)
    .update({ recipient: null })
}
