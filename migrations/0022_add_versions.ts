import type { Knex } from 'knex'

const edited = ['puja_settings', 'site', 'festivals']

/** Counts the changes, so that the second of two simultaneous editors is warned. */
export const up = async (knex: Knex): Promise<void> => {
  for (const name of edited) {
    await knex.schema.alterTable(name, (table) => {
      table.integer('version').notNullable().defaultTo(1)
    })
  }
}

export const down = async (knex: Knex): Promise<void> => {
  for (const name of edited) {
    await knex.schema.alterTable(name, (table) => table.dropColumn('version'))
  }
}
