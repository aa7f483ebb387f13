import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'

const table = 'newsletter_subscriptions'

/** An unsubscribed address is stored only as a keyed hash (`server/privacy/pseudonym.ts`). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable(table, (columns) => {
    columns.setNullable('email')
    // Set when the address first unsubscribes, until it confirms again.
    columns.text('email_hash').unique()
  })
  const { value } = await knex('secrets').where({ name: 'pseudonyms' }).first('value')
  const key = Buffer.from(value, 'base64url')
  const left: { id: string; email: string }[] = await knex(table)
    .where({ status: 'unsubscribed' })
    .select('id', 'email')
  for (const { id, email } of left) {
    const hash = createHmac('sha256', key).update(`email\n${email}`).digest('base64url')
    await knex(table).where({ id }).update({ email: null, email_hash: hash })
  }
}

/** Addresses that are only hashes cannot be restored, and are deleted. */
export const down = async (knex: Knex): Promise<void> => {
  await knex(table).whereNull('email').delete()
  await knex.schema.alterTable(table, (columns) => {
    columns.dropUnique(['email_hash'])
    columns.dropColumn('email_hash')
    columns.dropNullable('email')
  })
}
