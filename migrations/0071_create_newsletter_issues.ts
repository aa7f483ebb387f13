import type { Knex } from 'knex'

/**
 * Newsletters that staff write, and how far the sending of each has come. Imported subscribers keep
 * where and when they agreed.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('newsletter_issues', (table) => {
    table.text('id').primary()
    table.text('subject').notNullable()
    table.text('markdown').notNullable()
    // Forgotten with the article; what was sent stays in `content`.
    table.text('post_id').references('id').inTable('blog_posts').onDelete('SET NULL')
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
  await knex.schema.alterTable('newsletter_subscriptions', (table) => {
    table.text('consent_note')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table newsletter_subscriptions drop column consent_note')
  await knex.schema.dropTable('newsletter_issues')
}
