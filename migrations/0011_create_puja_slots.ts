import type { Knex } from 'knex'

/** When each puja can be had, and how often at once; staff's to change. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('puja_settings', (table) => {
    table.text('puja_type').primary()
    // 0 Sunday to 6 Saturday, as a JSON list.
    table.text('closed_weekdays').notNullable()
    // How long before the slot begins a booking must come; null: until the slot is over.
    table.integer('lead_minutes')
    table.integer('ahead_days').notNullable()
    // How long before the slot begins a devotee may still cancel or move.
    table.integer('change_minutes').notNullable()
  })
  await knex.schema.createTable('puja_slots', (table) => {
    table.text('puja_type').notNullable().references('puja_settings.puja_type')
    table.text('day_slot').notNullable()
    table.integer('capacity').notNullable()
    table.primary(['puja_type', 'day_slot'])
  })
  await knex.schema.createTable('puja_closed_dates', (table) => {
    table.text('puja_type').notNullable().references('puja_settings.puja_type')
    table.text('date').notNullable()
    table.primary(['puja_type', 'date'])
  })
  // How many places are taken. One row to lock for each slot of a day, so that no place is given twice.
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
  for (const name of ['puja_slot_counts', 'puja_closed_dates', 'puja_slots', 'puja_settings']) {
    await knex.schema.dropTable(name)
  }
}
