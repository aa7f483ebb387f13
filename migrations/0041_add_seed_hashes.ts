import type { Knex } from 'knex'

/**
 * Of a starter text: the hash of its file as it was last put in, and the version its row had then. A text
 * with that very version nobody edited since. Those from before have no hash, and were put in as version 1.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('seeds', (table) => {
    table.text('hash')
    table.integer('version').notNullable().defaultTo(1)
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table seeds drop column hash')
  await knex.raw('alter table seeds drop column version')
}
