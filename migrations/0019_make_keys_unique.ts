import type { Knex } from 'knex'

/**
 * A command's key is unique across actors: what somebody sent as a guest, without hearing the answer,
 * and sends again signed in, is still one command. Until now there were guests only.
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
