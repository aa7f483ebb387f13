import type { Knex } from 'knex'

const added = ['start_time', 'venue', 'picture', 'repeat_id'] as const

/** Festivals that staff let come back every year, and hour, place and picture of any festival. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('festival_repeats', (table) => {
    table.text('id').primary()
    // The address of each year's day without the year.
    table.text('slug').notNullable().unique()
    table.text('name').notNullable()
    table.text('description').notNullable()
    table.text('category').notNullable()
    table.text('color')
    table.text('start_time')
    table.text('venue')
    // As JSON, with its sizes.
    table.text('picture')
    // `tithi` (of a lunar month) or `date`.
    table.text('by').notNullable()
    table.integer('month').notNullable()
    table.integer('day').notNullable()
    table.text('since').notNullable()
    table.text('until')
    // Rises when its day changes.
    table.integer('sequence').notNullable()
    table.integer('version').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
  })
  await knex.schema.alterTable('festivals', (table) => {
    table.text('start_time')
    table.text('venue')
    table.text('picture')
    table.text('repeat_id').index()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex('festivals').whereNotNull('repeat_id').delete()
  await knex.schema.alterTable('festivals', (table) => table.dropIndex('repeat_id'))
  for (const column of added) await knex.raw('alter table festivals drop column ??', [column])
  await knex.schema.dropTable('festival_repeats')
}
