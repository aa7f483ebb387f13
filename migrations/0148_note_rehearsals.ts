import type { Knex } from 'knex'

const columns = ['rehearsed_at', 'rehearsal_ended_at', 'rehearsal_error']

/** A backup that was restored beside the temple and started: when, and what was wrong with it. */
export const up = async (knex: Knex): Promise<void> => {
  for (const column of columns) await knex.raw(`alter table backups add column ${column} text`)
}

export const down = async (knex: Knex): Promise<void> => {
  for (const column of columns) await knex.raw(`alter table backups drop column ${column}`)
}
