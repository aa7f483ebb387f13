import type { Knex } from 'knex'

/** What the buyers of digital items download: one file for each. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('product_files', (table) => {
    table.text('product_id').primary().references('id').inTable('products').onDelete('CASCADE')
    // As buyers see it.
    table.text('file_name').notNullable()
    table.integer('bytes').notNullable()
    table.text('content_type').notNullable()
    // Its name on the disk.
    table.text('stored').notNullable()
    table.text('created_at').notNullable()
    table.check('bytes > 0', {}, 'product_files_bytes')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('product_files')
}
