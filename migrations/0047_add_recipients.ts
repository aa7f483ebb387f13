import type { Knex } from 'knex'

/**
 * Whom a mail went to, as a hash, for as long as mails to an address are counted: nobody may have
 * anybody's letter box filled. Null for what is always sent.
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
