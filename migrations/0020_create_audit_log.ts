import type { Knex } from 'knex'

const words = 'The audit log is only ever added to'

const protectOnSqlite = async (knex: Knex): Promise<void> => {
  for (const change of ['update', 'delete']) {
    await knex.raw(
      `create trigger audit_log_no_${change} before ${change} on audit_log
       begin select raise(abort, '${words}'); end`,
    )
  }
}

const protectOnPostgres = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `create function audit_log_refuse() returns trigger language plpgsql as $$
     begin raise exception '${words}'; end $$`,
  )
  await knex.raw(
    `create trigger audit_log_no_change before update or delete or truncate on audit_log
     for each statement execute function audit_log_refuse()`,
  )
}

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
  await (knex.client.config.client === 'pg' ? protectOnPostgres(knex) : protectOnSqlite(knex))
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('audit_log')
  if (knex.client.config.client === 'pg') await knex.raw('drop function audit_log_refuse()')
}
