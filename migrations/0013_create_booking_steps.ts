import type { Knex } from 'knex'

/** What happened to each booking, and who did it. Rows are only added. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('booking_steps', (table) => {
    table.text('booking_id').notNullable().references('puja_bookings.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.text('status').notNullable()
    table.text('at').notNullable()
    table.text('by').notNullable().checkIn(['devotee', 'temple'])
    // Which member of staff.
    table.text('actor_id')
    // Present if the booking was moved.
    table.text('moved_from_date')
    table.text('moved_from_time')
    table.primary(['booking_id', 'position'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('booking_steps')
}
