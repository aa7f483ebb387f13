import type { Knex } from 'knex'

/** The language of a receipt beside English, as it was issued; null for those from before: English alone. */
export const up = async (knex: Knex): Promise<void> => {
  // Knex would build the table anew on SQLite.
  await knex.raw(
    `alter table donation_receipts add column language text check (language in ('en', 'mr', 'hi'))`,
  )
}
