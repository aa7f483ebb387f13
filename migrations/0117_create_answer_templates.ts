import type { Knex } from 'knex'

/** Texts that staff put into answers to messages: one list, saved whole. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('answer_templates', (table) => {
    table.integer('id').primary()
    table.text('items').notNullable()
    table.integer('version').notNullable()
  })
  await knex('answer_templates').insert({ id: 1, items: '[]', version: 1 })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('answer_templates')
}
