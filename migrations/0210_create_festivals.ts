import type { Knex } from 'knex'

/** Festivals and fasts: computed by the almanac, added by staff, or coming back every year. */
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
    // Rises when its day changes.
    table.integer('sequence').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    // The hours of the midday puja, local time; null if there is none.
    table.text('puja_from')
    table.text('puja_until')
    table.text('start_time')
    table.text('venue')
    // As JSON, with its sizes.
    table.text('picture')
    // Of festival_repeats, for one of its years.
    table.text('repeat_id').index()
    // great, ekadashi, pradosh or moon for those beyond Ganesha's; empty for his.
    table.text('festival_group')
    // What the almanac says of one beyond Ganesha's, as JSON.
    table.text('beyond')
  })

  // One row: what the festivals were last generated from, so that a start does it only once.
  await knex.schema.createTable('festival_generations', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('signature').notNullable()
  })

  // Those that staff let come back every year.
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
}
