import type { Knex } from 'knex'

/** Aartis and stotras beside the daily mantras, and the order in which the aarti is sung. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mantras', (table) => {
    // mantra, stotra, aarti or names.
    table.text('kind').notNullable().defaultTo('mantra')
    // The language of the text: sa, mr or hi.
    table.text('language').notNullable().defaultTo('sa')
    // Its place in the aarti, from 1; empty if it is not sung there.
    table.integer('aarti_position')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex('mantras').whereNot('kind', 'mantra').delete()
  for (const column of ['aarti_position', 'language', 'kind'])
    await knex.raw(`alter table mantras drop column ${column}`)
}
