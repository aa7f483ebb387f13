import type { Knex } from 'knex'

/** Commands are carried out once, and each caller sends only so many. */
export const up = async (knex: Knex): Promise<void> => {
  // The answer to a command, so that it can be repeated. Its Idempotency-Key is stored only as a
  // keyed hash, unique across actors: what somebody sent as a guest, without getting the answer, and
  // sends again after logging in, is still one command.
  await knex.schema.createTable('receipts', (table) => {
    table.text('key_hash').primary()
    table.text('endpoint').notNullable()
    // The following are null once the receipt is old or its person's data is deleted.
    table.text('actor').index('receipts_actor')
    table.text('fingerprint')
    // The reference or id of what the command made or changed, or a hash of the address it came
    // with.
    table.text('about').index('receipts_about')
    // Null also inside the transaction that is still working on the command.
    table.integer('status')
    table.text('body')
    // And what to answer after that.
    table.text('outcome').checkIn(['done', 'deleted'])
    table.text('created_at').notNullable()
  })
  await knex.raw('create index receipts_whole on receipts (created_at) where outcome is null')

  // How often each caller sent a command in the last ten minutes, for all processes together;
  // callers as keyed hashes. Only on PostgreSQL, and not in its log: counting costs no flush, and
  // after a crash it begins again. On SQLite each process counts in its memory.
  if (knex.client.config.client !== 'pg') return
  await knex.raw(
    `create unlogged table command_counts
     (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  )
}
