import type { Knex } from 'knex'

/** What editors typed and did not save yet, the earlier versions of texts, and uploaded pictures. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('unsaved_texts', (table) => {
    table.text('kind').notNullable()
    table.text('text_id').notNullable()
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    // The saved version it was typed over; 0 for a new text.
    table.integer('version').notNullable()
    // The form's fields in that version, and now, as JSON.
    table.text('base').notNullable()
    table.text('typed').notNullable()
    table.text('saved_at').notNullable().index()
    table.primary(['user_id', 'kind', 'text_id'])
  })

  await knex.schema.createTable('earlier_versions', (table) => {
    table.text('kind').notNullable()
    table.text('text_id').notNullable()
    table.integer('version').notNullable()
    // As JSON: the whole text, and the names of the fields that differ from the version before.
    table.text('content').notNullable()
    table.text('changed').notNullable()
    // An account, which may be deleted; empty for what nobody wrote here.
    table.text('saved_by')
    table.text('saved_at').notNullable()
    table.primary(['kind', 'text_id', 'version'])
  })

  await knex.schema.createTable('pictures', (table) => {
    // As in the names of its files.
    table.text('hash').primary()
    // Of the largest one made.
    table.integer('width').notNullable()
    table.integer('height').notNullable()
    // A list, as JSON.
    table.text('widths').notNullable()
    table.text('sent_at').notNullable()
  })
}
