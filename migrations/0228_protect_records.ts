import type { Knex } from 'knex'

/** Tables whose rows nobody changes or deletes, and what the database says to those who try. */
const records = {
  audit_log: 'The audit log is only ever added to',
  donation_receipts: 'A receipt stays as it was issued',
}

const protectOnSqlite = async (knex: Knex, table: string, words: string): Promise<void> => {
  for (const change of ['update', 'delete']) {
    await knex.raw(
      `create trigger ${table}_no_${change} before ${change} on ${table}
       begin select raise(abort, '${words}'); end`,
    )
  }
}

const protectOnPostgres = async (knex: Knex, table: string, words: string): Promise<void> => {
  await knex.raw(
    `create function ${table}_refuse() returns trigger language plpgsql as $$
     begin raise exception '${words}'; end $$`,
  )
  await knex.raw(
    `create trigger ${table}_no_change before update or delete or truncate on ${table}
     for each statement execute function ${table}_refuse()`,
  )
}

export const up = async (knex: Knex): Promise<void> => {
  const protect = knex.client.config.client === 'pg' ? protectOnPostgres : protectOnSqlite
  for (const [table, words] of Object.entries(records)) await protect(knex, table, words)
}
