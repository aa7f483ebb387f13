import type { Knex } from 'knex'

/** Logo, signature and seal for receipts and invoices. */
export const up = async (knex: Knex): Promise<void> => {
  // Kept for good, because a receipt stays as it was issued: each is a few kilobytes.
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
  // Written by hand, because Knex would rebuild the table on SQLite, without the triggers that
  // protect it. The hashes of its pictures, as JSON; null before there were any.
  await knex.raw('alter table donation_receipts add column letterhead text')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table donation_receipts drop column letterhead')
  await knex.schema.dropTable('letterhead')
  await knex.schema.dropTable('letterhead_pictures')
}
