import type { Knex } from 'knex'

const changed = (isOther: string): string =>
  ['full_name', 'phone'].map((column) => `old.${column} ${isOther} new.${column}`).join(' or ')

/**
 * What staff refunded themselves counts beside what the card provider did; and what staff search
 * orders by is made again when the name or the number changes.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('orders', (table) => {
    table.integer('refunded_by_hand_paise').notNullable().defaultTo(0)
  })
  await knex.raw(
    knex.client.config.client === 'pg'
      ? `create trigger orders_search_terms before update of full_name, phone on orders
         for each row when (${changed('is distinct from')}) execute function search_terms_clear()`
      : `create trigger orders_search_terms after update of full_name, phone on orders
         when ${changed('is not')}
         begin update orders set search_terms = null where id = new.id; end`,
  )
}

export const down = async (knex: Knex): Promise<void> => {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.raw(`drop trigger orders_search_terms${isPostgres ? ' on orders' : ''}`)
  await knex.raw('alter table orders drop column refunded_by_hand_paise')
}
