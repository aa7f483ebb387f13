import type { Knex } from 'knex'

/**
 * What planning and asking need: how far a city's planning has come, so that it goes on there after a
 * crash and two processes never do the same; the choice of an active reminder that waits for its
 * confirmation; and when an address was last written to about it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('reminder_places', (table) => {
    // Null between two plannings.
    table.text('planning_until')
    // The last reminder that was looked at: `{time|moonrise}:{minute}:{id}`.
    table.text('planned_to')
  })
  await knex.schema.alterTable('reminders', (table) => {
    table.text('pending_choice')
    table.text('asked_at').notNullable().defaultTo('[]')
  })
  await knex.schema.alterTable('reminder_consents', (table) => {
    // Null until the address is known to be the person's.
    table.text('confirmed_at')
  })
  await knex.raw('drop index reminders_due')
  await knex.raw(
    `create index reminders_due on reminders (city, minute, id) where status = 'active'`,
  )
  await knex.raw(
    `create index deliveries_festival on deliveries (festival_id) where festival_id is not null`,
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index deliveries_festival')
  await knex.raw('drop index reminders_due')
  await knex.raw(`create index reminders_due on reminders (city, minute) where status = 'active'`)
  await knex.raw('alter table reminder_consents drop column confirmed_at')
  await knex.raw('alter table reminders drop column asked_at')
  await knex.raw('alter table reminders drop column pending_choice')
  await knex.raw('alter table reminder_places drop column planned_to')
  await knex.raw('alter table reminder_places drop column planning_until')
}
