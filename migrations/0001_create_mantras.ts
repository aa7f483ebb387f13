import type { Knex } from 'knex'

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('mantras', (table) => {
    table.text('id').primary()
    table.integer('position').notNullable()
    table.text('title').notNullable()
    table.text('origin')
    table.text('meaning').notNullable()
    table.boolean('is_featured').notNullable()
    table.text('audio_url')
    table.integer('audio_bytes')
    table.integer('audio_duration_ms')
    table.boolean('audio_is_synthesised')
    table.text('created_at').notNullable()
  })
  await knex.schema.createTable('mantra_lines', (table) => {
    table.text('mantra_id').notNullable().references('mantras.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.integer('verse').notNullable()
    table.text('text').notNullable()
    table.integer('start_ms')
    table.primary(['mantra_id', 'position'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('mantra_lines')
  await knex.schema.dropTable('mantras')
}
