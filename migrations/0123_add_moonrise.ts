import type { Knex } from 'knex'

const order = (cases: string) =>
  `create index puja_bookings_board on puja_bookings (
     preferred_date,
     (case preferred_time ${cases} end),
     created_at,
     id
   )`

/**
 * On a Sankashti the Sankashti Puja can be booked for the moonrise, the last slot of the day: at
 * first for as many as the evening.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'alter table puja_settings add column capacity_moonrise integer not null default 0',
  )
  await knex.raw(
    `update puja_settings set capacity_moonrise = capacity_evening where puja_type = 'sankashti'`,
  )
  await knex.raw('drop index puja_bookings_board')
  await knex.raw(
    order(`when 'morning' then 0 when 'afternoon' then 1 when 'evening' then 2 else 3`),
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index puja_bookings_board')
  await knex.raw(order(`when 'morning' then 0 when 'afternoon' then 1 else 2`))
  await knex.raw('alter table puja_settings drop column capacity_moonrise')
}
