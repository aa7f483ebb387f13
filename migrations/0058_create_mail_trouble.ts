import type { Knex } from 'knex'

/** Why no email can be sent, while that lasts: one row, or none. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('mail_trouble', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('kind').notNullable()
    // The mail server's own words, or why it could not be reached.
    table.text('said').notNullable()
    table.text('since').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('mail_trouble')
}
