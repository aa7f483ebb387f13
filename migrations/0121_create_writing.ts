import type { Knex } from 'knex'

/** What editors typed and did not save yet, and the earlier versions of texts. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('unsaved_texts', (table) => {
    table.text('kind').notNullable()
    table.text('text_id').notNullable()
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    /** The saved version it was typed over; 0 for a new text. */
    table.integer('version').notNullable()
    /** JSON: the form's fields in that version, and now. */
    table.text('base').notNullable()
    table.text('typed').notNullable()
    table.text('saved_at').notNullable().index()
    table.primary(['user_id', 'kind', 'text_id'])
  })
  await knex.schema.createTable('earlier_versions', (table) => {
    table.text('kind').notNullable()
    table.text('text_id').notNullable()
    table.integer('version').notNullable()
    /** JSON: the whole text, and the names of the fields that differ from the version before. */
    table.text('content').notNullable()
    table.text('changed').notNullable()
    /** An account, which may be deleted; empty for what nobody wrote here. */
    table.text('saved_by')
    table.text('saved_at').notNullable()
    table.primary(['kind', 'text_id', 'version'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('earlier_versions')
  await knex.schema.dropTable('unsaved_texts')
}
