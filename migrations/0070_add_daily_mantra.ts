import type { Knex } from 'knex'

const table = 'newsletter_subscriptions'

/**
 * Who gets the mantra of the day by email. Nobody who subscribed earlier: the form only said that it
 * would follow.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable(table, (altered) => {
    altered.boolean('daily_mantra').notNullable().defaultTo(false)
    // The temple's day whose mantra was planned last; empty before the first one.
    altered.text('mantra_planned_on').notNullable().defaultTo('')
  })
  await knex.raw(
    `create index newsletter_mantra_due on ${table} (mantra_planned_on, id)
     where daily_mantra and status = 'confirmed'`,
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index newsletter_mantra_due')
  await knex.raw(`alter table ${table} drop column mantra_planned_on`)
  await knex.raw(`alter table ${table} drop column daily_mantra`)
}
