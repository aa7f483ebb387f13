import type { Knex } from 'knex'

/** Which member of staff changed what, and when. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('audit_log', (table) => {
    table.increments('id')
    table.text('at').notNullable().index()
    // No reference to the users: the row stays when the account is deleted.
    table.text('actor_id').notNullable()
    table.text('subject').notNullable()
    table.text('subject_id').notNullable()
    table.text('action').notNullable()
    // What changed, by name, as JSON; null if it did not exist before, or does not any more.
    table.text('before')
    table.text('after')
    table.index(['subject', 'subject_id', 'id'])
    table.index(['actor_id', 'id'])
  })
}
