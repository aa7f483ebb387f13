import type { Knex } from 'knex'

/** When each puja is available, and how many at once; staff may change it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('puja_settings', (table) => {
    table.text('puja_type').primary()
    table.integer('capacity_morning').notNullable()
    table.integer('capacity_afternoon').notNullable()
    table.integer('capacity_evening').notNullable()
    // 0 Sunday to 6 Saturday, and dates, as JSON lists.
    table.text('closed_weekdays').notNullable()
    table.text('closed_dates').notNullable()
    // How long before the slot begins bookings close; null: when the slot ends.
    table.integer('lead_minutes')
    table.integer('ahead_days').notNullable()
    // How long before the slot begins a devotee may still cancel or move.
    table.integer('change_minutes').notNullable()
  })
  // How many places are taken. One row to lock for each slot of a day, so that no place is given
  // twice.
  await knex.schema.createTable('puja_slot_counts', (table) => {
    table.text('puja_type').notNullable()
    table.text('date').notNullable()
    table.text('day_slot').notNullable()
    table.integer('taken').notNullable()
    table.primary(['puja_type', 'date', 'day_slot'])
    table.check('taken >= 0')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('puja_slot_counts')
  await knex.schema.dropTable('puja_settings')
}
