import type { Knex } from 'knex'

/** Bookings of pujas. */
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
    // The account it belongs to; none for a guest's.
    table.text('user_id').index()
    // How often its link was replaced.
    table.integer('link_version').notNullable().defaultTo(0)
    table.text('search_terms')
    // Its names in the other script, as staff corrected them: JSON, by the name as it was typed.
    table.text('transliterations')
    // What the office adds: an exact time, notes, and its priest.
    table.text('exact_time')
    table.text('notes')
    table.text('priest')
    table.integer('version').notNullable().defaultTo(1)
    // Calendars take a booking's entry only if its SEQUENCE rises: steps that were undone count too.
    table.integer('undone_steps').notNullable().defaultTo(0)
    table.text('undone_at')
    table.index(['preferred_date', 'preferred_time'])
    table.index(['status', 'preferred_date'])
  })
  // To find what somebody booked as a guest, whatever the case of the address.
  await knex.raw('create index puja_bookings_email on puja_bookings (lower(email))')
  // The order of the board: by day, part of the day, and time of booking.
  await knex.raw(
    `create index puja_bookings_board on puja_bookings (
       preferred_date,
       (case preferred_time when 'morning' then 0 when 'afternoon' then 1 when 'evening' then 2 else 3 end),
       created_at,
       id
     )`,
  )

  // What happened to each booking, and who did it. Rows are only added.
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
    // Why it was cancelled.
    table.text('reason')
    table.text('moved_from_exact')
    table.primary(['booking_id', 'position'])
  })
}
