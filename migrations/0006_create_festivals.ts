import type { Knex } from 'knex'

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('festivals', (table) => {
    table.text('id').primary()
    // The almanac's name for it; null for a day that staff added.
    table.text('almanac_key').unique()
    table.text('slug').notNullable().unique()
    table.text('name').notNullable()
    table.text('date').notNullable().index()
    table.text('description').notNullable()
    table.text('moonrise_time')
    table.text('category').notNullable()
    table.text('color')
    table.boolean('is_hidden').notNullable()
    // The almanac's values, separate from the staff's.
    table.text('computed')
    // The names of the fields staff changed, as a JSON list: the almanac never overwrites those.
    table.text('edited').notNullable()
    table.integer('sequence').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
  })
  // One row: what the festivals were last generated from, so that a start does it only once.
  await knex.schema.createTable('festival_generations', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('signature').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('festival_generations')
  await knex.schema.dropTable('festivals')
}
