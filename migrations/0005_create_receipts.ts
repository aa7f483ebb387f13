import type { Knex } from 'knex'

/** The answer to a command, stored under its Idempotency-Key so that it can be repeated. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('receipts', (table) => {
    table.text('actor').notNullable()
    table.text('key').notNullable()
    table.text('endpoint').notNullable()
    table.text('fingerprint').notNullable()
    // Null only inside the transaction that is still working on the command.
    table.integer('status')
    table.text('body')
    table.text('created_at').notNullable()
    table.primary(['actor', 'key'])
    table.index('created_at')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('receipts')
}
