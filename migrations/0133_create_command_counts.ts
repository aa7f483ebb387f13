import type { Knex } from 'knex'

const isPostgres = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * How often each caller sent a command in the last ten minutes, for all processes together; callers
 * as keyed hashes. Only on PostgreSQL, and not in its log: counting costs no flush, and after a
 * crash it begins again. On SQLite each process counts in its memory.
 */
export const up = async (knex: Knex): Promise<void> => {
  if (!isPostgres(knex)) return
  await knex.raw(
    `create unlogged table command_counts
     (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  )
}

export const down = async (knex: Knex): Promise<void> => {
  if (isPostgres(knex)) await knex.schema.dropTable('command_counts')
}
