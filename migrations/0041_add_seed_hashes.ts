import type { Knex } from 'knex'

/**
 * For each starter text: the hash of its file when it was last inserted, and the version its row
 * had then. If the row still has that version, nobody has edited the text since. Earlier ones have
 * no hash, and were inserted as version 1.
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
