import type { Knex } from 'knex'

/** What an import did to each product, so that it can be undone as a whole. */
export const up = async (knex: Knex): Promise<void> => {
  // What was imported: past gifts until now. Knex would build the table anew on SQLite.
  await knex.raw("alter table imports add column kind text not null default 'past_gifts'")

  await knex.schema.createTable('imported_products', (table) => {
    table.text('import_id').notNullable().references('imports.id')
    // Not a reference: a product may be deleted for good, and the import is still known.
    table.text('product_id').notNullable()
    // Of the product after the import: if it has another one now, somebody has changed it.
    table.integer('version').notNullable()
    // What the product said before, as JSON; null if the import added it.
    table.text('before')
    table.primary(['import_id', 'product_id'])
  })
}
