import type { Knex } from 'knex'

/**
 * A command's key is unique across actors: what somebody sent as a guest, without getting the
 * answer, and sends again after logging in, is still one command. Until now there were only guests.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('receipts', (table) => {
    table.unique(['key'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('receipts', (table) => {
    table.dropUnique(['key'])
  })
}
