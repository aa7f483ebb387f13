import type { Knex } from 'knex'

/** Mantras, stotras and aartis, with their lines and verses. */
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
    // draft, scheduled or published; scheduled content is public as soon as its time has come.
    table.text('status').notNullable().defaultTo('published')
    table.text('publish_at')
    // Until it is forgotten it can be restored.
    table.text('deleted_at')
    table.text('updated_at')
    table.integer('version').notNullable().defaultTo(1)
    // mantra, stotra, aarti or names.
    table.text('kind').notNullable().defaultTo('mantra')
    // The language of the text: sa, mr or hi.
    table.text('language').notNullable().defaultTo('sa')
    // Its place in the aarti, from 1; empty if it is not sung there.
    table.integer('aarti_position')
    table.text('meaning_source')
    table.index(['position', 'id'], 'mantras_in_order')
  })

  await knex.schema.createTable('mantra_lines', (table) => {
    table.text('mantra_id').notNullable().references('mantras.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.integer('verse').notNullable()
    table.text('text').notNullable()
    table.integer('start_ms')
    table.primary(['mantra_id', 'position'])
  })

  // What a mantra's page says about one verse; a verse of which it says nothing has no row.
  await knex.schema.createTable('mantra_verses', (table) => {
    table.text('mantra_id').notNullable().references('mantras.id').onDelete('CASCADE')
    table.integer('verse').notNullable()
    table.text('heading')
    table.text('meaning')
    // Pairs of a word and its meaning, as JSON.
    table.text('words')
    table.primary(['mantra_id', 'verse'])
  })
}
