import type { Knex } from 'knex'

/** Messages waiting to be sent, written in the transaction of the event they report. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('deliveries', (table) => {
    table.increments('id')
    // Identifies the message: the same one is never sent twice.
    table.text('key').notNullable().unique()
    // The same for all attempts, so that mail programs recognise a second copy.
    table.text('message_id').notNullable()
    // The email, or a draft of one, as JSON; emptied once it is sent, because nobody needs it any
    // more.
    table.text('mail')
    table.text('status').notNullable().checkIn(['waiting', 'sent', 'failed'])
    // When it may be taken. Taking it moves this to the end of the lease.
    table.text('due_at').notNullable()
    table.text('claimed_by')
    table.integer('attempts').notNullable()
    table.text('last_error')
    table.text('created_at').notNullable()
    table.text('settled_at')
  })
  await knex.raw(`create index deliveries_due on deliveries (due_at, id) where status = 'waiting'`)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('deliveries')
}
