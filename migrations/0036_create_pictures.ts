import type { Knex } from 'knex'

/** Pictures that editors uploaded, by the hash in their files' names. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('pictures', (table) => {
    table.text('hash').primary()
    // Of the largest one made.
    table.integer('width').notNullable()
    table.integer('height').notNullable()
    // A list, as JSON.
    table.text('widths').notNullable()
    table.text('sent_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('pictures')
}
