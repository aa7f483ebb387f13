import type { Knex } from 'knex'

/** Editors write the Markdown; readers see the HTML made from it when it was saved. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('blog_posts', (table) => {
    table.text('id').primary()
    table.text('title').notNullable()
    table.text('slug').notNullable().unique()
    table.text('markdown').notNullable()
    // A list, as JSON.
    table.text('sources').notNullable()
    table.text('excerpt')
    table.text('image_url')
    table.text('image_alt')
    table.integer('image_width')
    table.integer('image_height')
    // A list, as JSON.
    table.text('image_widths')
    table.text('author_name')
    table.text('author_initials')
    table.integer('read_time')
    table.boolean('is_featured').notNullable()
    // Derived from the above, by this version of the renderer.
    table.text('html').notNullable()
    table.text('made_excerpt').notNullable()
    table.integer('made_read_time').notNullable()
    // Addresses of the pictures in the text, a list as JSON.
    table.text('pictures').notNullable()
    table.integer('renderer').notNullable()
    // draft, scheduled or published; scheduled content is public as soon as its time has come.
    table.text('status').notNullable()
    table.text('publish_at')
    // A post that was public stays remembered by its address; a draft does not.
    table.text('first_public_at')
    table.text('deleted_at')
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.integer('version').notNullable()
    table.index(['publish_at', 'id'], 'blog_posts_by_publication')
    table.index(['updated_at', 'id'], 'blog_posts_by_change')
  })

  // Every address under which a post was public, and the current one of each post.
  await knex.schema.createTable('blog_slugs', (table) => {
    table.text('slug').primary()
    // Null if the post is gone for good: its address answers so for ever.
    table.text('post_id').references('blog_posts.id').onDelete('SET NULL').index()
  })
}
