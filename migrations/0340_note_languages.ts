import type { Knex } from 'knex'

/** Everything about which somebody is written to later, and what waits to be sent. */
const tables = [
  'users',
  'puja_bookings',
  'dakshina_payments',
  'donations',
  'monthly_gifts',
  'sevas',
  'orders',
  'reminders',
  'newsletter_subscriptions',
  'whatsapp_subscriptions',
  'push_subscriptions',
  'contact_messages',
  'deliveries',
]

/** The language in which its person reads, as it was when they sent it. */
export const up = async (knex: Knex): Promise<void> => {
  // Knex would build each table anew on SQLite.
  for (const table of tables)
    await knex.raw(
      `alter table ${table} add column language text not null default 'en'
       check (language in ('en', 'mr', 'hi'))`,
    )
}
