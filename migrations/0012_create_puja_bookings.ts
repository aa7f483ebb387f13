import type { Knex } from 'knex'

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('puja_bookings', (table) => {
    table.text('id').primary()
    table.text('reference').notNullable().unique()
    table.text('status').notNullable()
    table.text('puja_type').notNullable()
    // The temple's date and slot.
    table.text('preferred_date').notNullable()
    table.text('preferred_time').notNullable()
    table.text('full_name').notNullable()
    table.text('email').notNullable()
    table.text('phone')
    table.text('special_requests')
    table.boolean('include_prasad').notNullable()
    // As the JSON of the contract.
    table.text('sankalp')
    table.text('address')
    // The devotee may move it once.
    table.boolean('is_moved').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.index(['preferred_date', 'preferred_time'])
    table.index(['status', 'preferred_date'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('puja_bookings')
}
