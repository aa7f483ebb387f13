import type { Knex } from 'knex'

/** What the numbered papers of donations, dakshina and the shop have in common. */
export const up = async (knex: Knex): Promise<void> => {
  // The latest number of each series, one for a year: its row is locked until the receipt is
  // committed, so that the numbers have no gap.
  await knex.schema.createTable('receipt_series', (table) => {
    table.text('series').primary()
    table.integer('latest').notNullable()
  })

  // Logo, signature and seal. Kept for good, because a receipt stays as it was issued: each is a few
  // kilobytes.
  await knex.schema.createTable('letterhead_pictures', (table) => {
    table.text('hash').primary()
    table.text('format').notNullable()
    // In base 64.
    table.text('bytes').notNullable()
    table.integer('width').notNullable()
    table.integer('height').notNullable()
    table.text('added_at').notNullable()
  })

  // What is printed on new papers.
  await knex.schema.createTable('letterhead', (table) => {
    table.text('kind').primary()
    table.text('hash').notNullable().references('letterhead_pictures.hash')
  })
}
