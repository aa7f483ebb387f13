import type { Knex } from 'knex'

/** Payments that differ from the pledge, and the deadline for answering a dispute. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donations', (table) => {
    // The amount pledged, if it differs from the amount received, which is `amount`.
    table.integer('pledged_amount')
    // The reference of the pledge that was paid once more.
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
  // Written by hand, because Knex would rebuild the table on SQLite.
  for (const column of ['pledged_amount', 'another_of', 'dispute_due']) {
    await knex.raw('alter table donations drop column ??', [column])
  }
}
