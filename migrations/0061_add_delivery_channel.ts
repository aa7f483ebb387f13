import type { Knex } from 'knex'

const columns = [
  'reminder_id',
  'festival_id',
  'festival_date',
  'provider_id',
  'provider_status',
] as const

/** Deliveries go by email, WhatsApp or push, and a reminder's says of whom and of which festival it is. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('deliveries', (table) => {
    table.text('channel').notNullable().defaultTo('email')
    for (const name of columns) table.text(name)
    table.integer('days_before')
  })
  await knex.raw('drop index deliveries_due')
  await knex.raw(
    `create index deliveries_due on deliveries (channel, due_at, id) where status = 'waiting'`,
  )
  await knex.raw(
    'create index deliveries_reminder on deliveries (reminder_id) where reminder_id is not null',
  )
  await knex.raw(
    'create index deliveries_provider on deliveries (provider_id) where provider_id is not null',
  )

  // Why a whole channel is stopped, for example because its provider refuses our credentials.
  await knex.schema.createTable('channel_trouble', (table) => {
    table.text('channel').primary()
    table.text('kind').notNullable()
    table.text('said').notNullable()
    table.text('since').notNullable()
    // When it is tried again.
    table.text('retry_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('channel_trouble')
  await knex.raw('drop index deliveries_provider')
  await knex.raw('drop index deliveries_reminder')
  await knex.raw('drop index deliveries_due')
  await knex('deliveries').whereNot({ channel: 'email' }).delete()
  for (const name of [...columns, 'days_before', 'channel']) {
    await knex.raw(`alter table deliveries drop column ${name}`)
  }
  await knex.raw(`create index deliveries_due on deliveries (due_at, id) where status = 'waiting'`)
}
