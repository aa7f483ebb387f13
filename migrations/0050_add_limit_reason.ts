import type { Knex } from 'knex'

/**
 * Why an email was held back although nothing failed: too many to one address. Null for all others.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('deliveries', (table) => {
    table.text('limit_reason')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table deliveries drop column limit_reason')
}
