import type { Knex } from 'knex'

/** Mantras begin as drafts, may be scheduled, and can be restored after deletion. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mantras', (table) => {
    // draft, scheduled or published; scheduled content is public as soon as its time has come.
    table.text('status').notNullable().defaultTo('published')
    table.text('publish_at')
    table.text('deleted_at')
    table.text('updated_at')
    table.integer('version').notNullable().defaultTo(1)
    table.index(['position', 'id'], 'mantras_in_order')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mantras', (table) => {
    table.dropIndex([], 'mantras_in_order')
    table.dropColumns('status', 'publish_at', 'deleted_at', 'updated_at', 'version')
  })
}
