import type { Knex } from 'knex'

/** Who gets the newsletter and the mantra of the day by email, and the newsletters themselves. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('newsletter_subscriptions', (table) => {
    table.text('id').primary()
    // Trimmed and in lower case: one person is one row. Null once it is unsubscribed.
    table.text('email').unique()
    table.text('status').notNullable().checkIn(['pending', 'confirmed', 'unsubscribed'])
    // True exactly while newsletters may be sent: confirmed, and not unsubscribed since.
    table.boolean('is_active').notNullable()
    table.text('source').notNullable()
    // The version of the text the person agreed to.
    table.text('consent_version').notNullable()
    table.text('subscribed_at').notNullable()
    table.text('confirmed_at')
    table.text('unsubscribed_at')
    // When this address last got emails about subscribing, as a JSON list: it is read rarely.
    table.text('asked_at').notNullable()
    // Keyed, of each address and not only of unsubscribed ones: one row for each address.
    table.text('email_hash').notNullable().unique()
    table.boolean('daily_mantra').notNullable().defaultTo(false)
    // The temple's day whose mantra was planned last; empty before the first one.
    table.text('mantra_planned_on').notNullable().defaultTo('')
    // Where and when an imported subscriber agreed.
    table.text('consent_note')
    table.index(['status', 'subscribed_at'])
    // The order of the staff's list.
    table.index(['subscribed_at', 'id'], 'newsletter_latest')
  })
  await knex.raw(
    `create index newsletter_mantra_due on newsletter_subscriptions (mantra_planned_on, id)
     where daily_mantra and status = 'confirmed'`,
  )

  // Newsletters that staff write, and how far the sending of each has come.
  await knex.schema.createTable('newsletter_issues', (table) => {
    table.text('id').primary()
    table.text('subject').notNullable()
    table.text('markdown').notNullable()
    // Forgotten with the article; what was sent stays in `content`.
    table.text('post_id').references('blog_posts.id').onDelete('SET NULL')
    table.text('status').notNullable().checkIn(['draft', 'sending', 'sent', 'stopped'])
    // Once it is sent: the text as it was then.
    table.text('content')
    table.text('sent_at')
    table.integer('people')
    // The last subscriber an email was made for.
    table.text('planned_to').notNullable().defaultTo('')
    table.integer('planned').notNullable().defaultTo(0)
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.integer('version').notNullable()
    table.index(['updated_at', 'id'])
  })
}
