import type { Knex } from 'knex'

/**
 * The recipient of an email, as a hash, for as long as emails to an address are counted, so that
 * nobody can flood another person's mailbox. Null for emails that are always sent.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('deliveries', (table) => {
    table.text('recipient')
  })
  await knex.raw(
    'create index deliveries_recipient on deliveries (recipient, created_at) where recipient is not null',
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index deliveries_recipient')
  await knex.raw('alter table deliveries drop column recipient')
}
