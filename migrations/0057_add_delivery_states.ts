import type { Knex } from 'knex'

const before = ['waiting', 'sent', 'failed']
const after = [...before, 'held', 'filed', 'expired']

const checkOf = (states: readonly string[]): string =>
  `check (status in (${states.map((each) => `'${each}'`).join(', ')}))`

const check = /check\s*\(\s*[`"]?status[`"]?\s+in\s*\([^)]*\)\s*\)/i

const definitions = (knex: Knex, type: 'table' | 'index'): Promise<{ sql: string }[]> =>
  knex('sqlite_master').where({ type, tbl_name: 'deliveries' }).whereNotNull('sql').select('sql')

/**
 * SQLite cannot change a check of an existing table: the rows move to a new one, which reuses no
 * number.
 */
const rebuild = async (knex: Knex, states: readonly string[]): Promise<void> => {
  const [table] = await definitions(knex, 'table')
  const indexes = await definitions(knex, 'index')
  const last = await knex('sqlite_sequence').where({ name: 'deliveries' }).first<{ seq: number }>()
  const made = (table?.sql ?? '').replace(/deliveries/, 'new_deliveries')
  await knex.raw(made.replace(check, checkOf(states)))
  await knex.raw('insert into new_deliveries select * from deliveries')
  await knex.schema.dropTable('deliveries')
  await knex.schema.renameTable('new_deliveries', 'deliveries')
  await knex('sqlite_sequence').where({ name: 'deliveries' }).delete()
  await knex('sqlite_sequence').insert({ name: 'deliveries', seq: last?.seq ?? 0 })
  for (const { sql } of indexes) await knex.raw(sql)
}

const setStates = async (knex: Knex, states: readonly string[]): Promise<void> => {
  if (knex.client.config.client !== 'pg') return rebuild(knex, states)
  const name = 'deliveries_status_check'
  await knex.raw(`alter table deliveries drop constraint ${name}`)
  await knex.raw(`alter table deliveries add constraint ${name} ${checkOf(states)}`)
}

/**
 * Without a mail server an email is held, or written to a file (`filed`) on a developer's machine.
 * One that is no longer useful after a time (`useful_until`) is then not sent (`expired`).
 */
export const up = async (knex: Knex): Promise<void> => {
  await setStates(knex, after)
  await knex.raw('alter table deliveries add column useful_until text')
  await knex.raw(`create index deliveries_held on deliveries (id) where status = 'held'`)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index deliveries_held')
  await knex.raw('alter table deliveries drop column useful_until')
  await knex('deliveries').where({ status: 'held' }).update({ status: 'waiting' })
  await knex('deliveries').where({ status: 'filed' }).update({ status: 'sent' })
  await knex('deliveries').where({ status: 'expired' }).update({ status: 'failed' })
  await setStates(knex, before)
}
