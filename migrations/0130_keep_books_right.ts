import type { Knex } from 'knex'

/**
 * Two people never overwrite each other's ceilings; a donation recorded by mistake is void, with
 * the reason; and what was refunded in cash is in the day book. Receipts never change, so what is
 * void is written on the donation.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('slot_ceilings_version', (table) => {
    table.integer('version').notNullable()
  })
  await knex('slot_ceilings_version').insert({ version: 1 })
  await knex.raw('alter table donations add column void_reason text')
  await knex.raw('alter table donations add column refunded_in_cash_at text')
  await knex.raw(
    'create index donations_refunded_in_cash on donations (refunded_in_cash_at) where refunded_in_cash_at is not null',
  )
  await knex.raw('alter table order_steps add column cash integer')
  await knex.raw('create index order_steps_cash on order_steps (at) where cash is not null')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index order_steps_cash')
  await knex.raw('alter table order_steps drop column cash')
  await knex.raw('drop index donations_refunded_in_cash')
  for (const column of ['refunded_in_cash_at', 'void_reason']) {
    await knex.raw('alter table donations drop column ??', [column])
  }
  await knex.schema.dropTable('slot_ceilings_version')
}
