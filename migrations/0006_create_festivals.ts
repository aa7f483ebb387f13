import type { Knex } from 'knex'

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('festivals', (table) => {
    table.text('id').primary()
    // The almanac's name for it; null for a day staff added by hand.
    table.text('almanac_key').unique()
    table.text('slug').notNullable().unique()
    table.text('name').notNullable()
    table.text('date').notNullable().index()
    table.text('description').notNullable()
    table.text('moonrise_time')
    table.text('category').notNullable()
    table.text('color')
    table.boolean('is_hidden').notNullable()
    // What the almanac says, kept apart from what staff made of it.
    table.text('computed')
    // The names of what staff changed, as a JSON list: the almanac never writes those again.
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
