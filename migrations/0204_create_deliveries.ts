import type { Knex } from 'knex'

const indexes = [
  "deliveries_due on deliveries (channel, due_at, id) where status = 'waiting'",
  "deliveries_held on deliveries (id) where status = 'held'",
  "deliveries_failed on deliveries (id) where status = 'failed'",
  'deliveries_recipient on deliveries (recipient, created_at) where recipient is not null',
  'deliveries_reminder on deliveries (reminder_id) where reminder_id is not null',
  'deliveries_festival on deliveries (festival_id) where festival_id is not null',
  'deliveries_provider on deliveries (provider_id) where provider_id is not null',
]

/** Messages to people by email, WhatsApp and push, and what keeps them from being sent. */
export const up = async (knex: Knex): Promise<void> => {
  // Waiting to be sent, written in the transaction of the event they report.
  await knex.schema.createTable('deliveries', (table) => {
    table.increments('id')
    // Identifies the message: the same one is never sent twice.
    table.text('key').notNullable().unique()
    // The same for all attempts, so that mail programs recognise a second copy.
    table.text('message_id').notNullable()
    // The email, or a draft of one, as JSON; emptied once it is sent, because nobody needs it any
    // more.
    table.text('mail')
    // Without a mail server an email is held, or written to a file (filed) on a developer's machine.
    table
      .text('status')
      .notNullable()
      .checkIn(['waiting', 'sent', 'failed', 'held', 'filed', 'expired'])
    // When it may be taken. Taking it moves this to the end of the lease.
    table.text('due_at').notNullable()
    table.text('claimed_by')
    table.integer('attempts').notNullable()
    table.text('last_error')
    table.text('created_at').notNullable()
    table.text('settled_at')
    // A keyed hash, for as long as emails to an address are counted, so that nobody can flood
    // another person's mailbox. Null for emails that are always sent.
    table.text('recipient')
    // Why an email was held back although nothing failed: too many to one address.
    table.text('limit_reason')
    // After it the message is of no use, and expires.
    table.text('useful_until')
    table.text('channel').notNullable().defaultTo('email')
    // Whose reminder it is, and of which festival.
    table.text('reminder_id')
    table.text('festival_id')
    table.text('festival_date')
    table.text('provider_id')
    table.text('provider_status')
    table.integer('days_before')
  })
  for (const index of indexes) await knex.raw(`create index ${index}`)

  // Why no email can be sent, while that lasts: one row, or none.
  await knex.schema.createTable('mail_trouble', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('kind').notNullable()
    // The mail server's own words, or why it could not be reached.
    table.text('said').notNullable()
    table.text('since').notNullable()
  })

  // Why a whole channel is stopped, for example because its provider refuses our credentials.
  await knex.schema.createTable('channel_trouble', (table) => {
    table.text('channel').primary()
    table.text('kind').notNullable()
    table.text('said').notNullable()
    table.text('since').notNullable()
    // When it is tried again.
    table.text('retry_at').notNullable()
  })
}
