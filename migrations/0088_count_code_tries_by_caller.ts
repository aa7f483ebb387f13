import type { Knex } from 'knex'

/** Each caller has tries of their own: nobody uses up those of the number's owner. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('whatsapp_subscriptions', (table) => {
    // Who tried the code, hashed, once for each try, as JSON.
    table.text('code_tried_by').notNullable().defaultTo('[]')
  })
  await knex.raw('alter table whatsapp_subscriptions drop column code_tries')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('whatsapp_subscriptions', (table) => {
    table.integer('code_tries').notNullable().defaultTo(0)
  })
  await knex.raw('alter table whatsapp_subscriptions drop column code_tried_by')
}
