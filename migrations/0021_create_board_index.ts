import type { Knex } from 'knex'

/** The order of the bookings board: by day, part of the day, and time of booking. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `create index puja_bookings_board on puja_bookings (
       preferred_date,
       (case preferred_time when 'morning' then 0 when 'afternoon' then 1 else 2 end),
       created_at,
       id
     )`,
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index puja_bookings_board')
}
