import type { Knex } from 'knex'

/** Each backup that was begun: when, by whom or what, where it is, and whether it is good. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('backups', (table) => {
    table.text('id').primary()
    table.text('started_at').notNullable().index()
    // The temple's day of a planned one: only one process plans it.
    table.text('planned_for').unique()
    table.text('step').notNullable()
    table.text('finished_at')
    table.text('place').notNullable()
    table.text('name')
    table.bigInteger('bytes')
    table.text('error')
    // When it was last restored beside the temple and started, and what was wrong with it.
    table.text('rehearsed_at')
    table.text('rehearsal_ended_at')
    table.text('rehearsal_error')
  })
}
