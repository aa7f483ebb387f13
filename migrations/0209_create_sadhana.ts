import type { Knex } from 'knex'

/** The logs of practice of accounts, and their goals. A guest's are only on the phone. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('sittings', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    // Made by a phone: the same file can be read into two accounts, so it is unique only in one.
    table.text('id').notNullable()
    // Not a reference: the log outlasts a mantra that the temple removes.
    table.text('mantra_id').notNullable()
    table.text('day').notNullable()
    table.integer('beads').notNullable()
    table.integer('rounds').notNullable()
    table.integer('ms').notNullable()
    table.text('started_at').notNullable()
    table.text('changed_at').notNullable()
    // Its place among the changes of the account: what a phone has not seen yet comes after.
    table.integer('revision').notNullable()
    table.primary(['user_id', 'id'])
    table.unique(['user_id', 'revision'], { indexName: 'sittings_revision' })
  })

  await knex.schema.createTable('sadhana_goals', (table) => {
    table.text('user_id').primary().references('users.id').onDelete('CASCADE')
    // As JSON.
    table.text('goals').notNullable()
    table.text('changed_at').notNullable()
  })
}
