import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'

const table = 'newsletter_subscriptions'

type Row = { id: string; email: string; status: string; unsubscribed_at: string | null }

/** An address that unsubscribed and subscribed again at the same moment could have two rows. */
const takeOver = async (knex: Knex, { id, unsubscribed_at }: Row, hash: string): Promise<void> => {
  const other = await knex(table).where({ email_hash: hash }).whereNot({ id }).first()
  if (!other) return
  await knex(table).where({ id: other.id }).delete()
  await knex(table)
    .where({ id })
    .whereNot({ status: 'confirmed' })
    .update({ unsubscribed_at: unsubscribed_at ?? other.unsubscribed_at })
}

/**
 * Each row has the keyed hash of its address, not only unsubscribed ones: one row for each address.
 */
export const up = async (knex: Knex): Promise<void> => {
  const { value } = await knex('secrets').where({ name: 'pseudonyms' }).first('value')
  const key = Buffer.from(value, 'base64url')
  const rows: Row[] = await knex(table)
    .whereNotNull('email')
    .select('id', 'email', 'status', 'unsubscribed_at')
  for (const row of rows) {
    const hash = createHmac('sha256', key).update(`email\n${row.email}`).digest('base64url')
    await takeOver(knex, row, hash)
    await knex(table).where({ id: row.id }).update({ email_hash: hash })
  }
  await knex.schema.alterTable(table, (columns) => {
    columns.dropNullable('email_hash')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable(table, (columns) => {
    columns.setNullable('email_hash')
  })
  await knex(table).whereNull('unsubscribed_at').update({ email_hash: null })
}
