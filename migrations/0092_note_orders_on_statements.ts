import type { Knex } from 'knex'

const columns = ['seen_on', 'seen_utr'] as const

/** The line of a bank statement that names an unpaid order: its date and the bank's number. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('orders', (table) => {
    for (const column of columns) table.text(column)
  })
}

export const down = async (knex: Knex): Promise<void> => {
  for (const column of columns) await knex.raw(`alter table orders drop column ${column}`)
}
