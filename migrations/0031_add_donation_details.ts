import type { Knex } from 'knex'

/** The purpose of a donation, and what its 80G receipt needs from the donor. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donations', (table) => {
    table.text('purpose')
    table.text('pan')
    table.text('donor_address')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  for (const column of ['purpose', 'pan', 'donor_address']) {
    await knex.raw('alter table donations drop column ??', [column])
  }
}
