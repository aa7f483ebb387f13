import type { Knex } from 'knex'

const owned = ['puja_bookings', 'contact_messages']

/** The account something belongs to; none for a guest's. */
export const up = async (knex: Knex): Promise<void> => {
  for (const name of owned) {
    await knex.schema.alterTable(name, (table) => {
      table.text('user_id')
      table.index('user_id')
    })
    // To find what somebody did as a guest, whatever the case of the address.
    await knex.raw(`create index ${name}_email on ${name} (lower(email))`)
  }
}

export const down = async (knex: Knex): Promise<void> => {
  for (const name of owned) {
    await knex.raw(`drop index ${name}_email`)
    await knex.schema.alterTable(name, (table) => {
      table.dropIndex('user_id')
      table.dropColumn('user_id')
    })
  }
}
