import type { Knex } from 'knex'

/** Payments that differ from the pledge, and until when a dispute can be answered. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donations', (table) => {
    // What was pledged, where another amount came; `amount` is what came.
    table.integer('pledged_amount')
    // The reference of the pledge that it is one more payment of.
    table.text('another_of').index()
    table.text('dispute_due')
  })
  await knex.raw(
    "create index donations_disputed on donations (created_at, id) where dispute = 'open'",
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index donations_disputed')
  await knex.raw('drop index donations_another_of_index')
  // By hand: Knex would make the table anew on SQLite.
  for (const column of ['pledged_amount', 'another_of', 'dispute_due']) {
    await knex.raw('alter table donations drop column ??', [column])
  }
}
