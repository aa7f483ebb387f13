import type { Knex } from 'knex'

/** Every address a post was ever public under, and that of each post there is. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('blog_slugs', (table) => {
    table.text('slug').primary()
    // Null when the post is gone for good: its address says so for ever.
    table.text('post_id').references('blog_posts.id').onDelete('SET NULL').index()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('blog_slugs')
}
