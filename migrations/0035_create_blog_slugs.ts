import type { Knex } from 'knex'

/** Every address under which a post was public, and the current one of each post. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('blog_slugs', (table) => {
    table.text('slug').primary()
    // Null if the post is gone for good: its address answers so for ever.
    table.text('post_id').references('blog_posts.id').onDelete('SET NULL').index()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('blog_slugs')
}
