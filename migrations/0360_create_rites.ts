import type { Knex } from 'knex'

/** Rites that families perform at home: each is one document, with its steps and what they need. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('rites', (table) => {
    table.text('id').primary()
    table.integer('position').notNullable()
    table.text('title').notNullable()
    table.text('summary').notNullable()
    // daily, sankashti or ganesh_chaturthi; empty for any day.
    table.text('occasion')
    // As JSON: things to have ready.
    table.text('samagri').notNullable()
    // As JSON: what is done, in order, with the mantra of each and its recording.
    table.text('steps').notNullable()
    table.text('created_at').notNullable()
    table.text('status').notNullable()
    table.text('publish_at')
    // Until it is forgotten it can be restored.
    table.text('deleted_at')
    table.text('updated_at').notNullable()
    table.integer('version').notNullable()
    table.index(['position', 'id'], 'rites_in_order')
  })
}
