import type { Knex } from 'knex'

const added = {
  puja_bookings: [
    'exact_time text',
    'notes text',
    'priest text',
    'version integer not null default 1',
  ],
  booking_steps: ['reason text', 'moved_from_exact text'],
}

/** What the office adds to a booking: an exact time, notes, its priest, and why it was cancelled. */
export const up = async (knex: Knex): Promise<void> => {
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) await knex.raw(`alter table ${table} add column ${column}`)
  }
}

export const down = async (knex: Knex): Promise<void> => {
  for (const [table, columns] of Object.entries(added)) {
    // Written by hand, because Knex would rebuild the table on SQLite.
    for (const column of columns) {
      await knex.raw(`alter table ${table} drop column ${column.split(' ')[0]}`)
    }
  }
}
