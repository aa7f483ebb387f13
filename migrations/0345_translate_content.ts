import type { Knex } from 'knex'

/** What staff wrote, in other languages: a text each for a field of one of their kinds. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('translations', (table) => {
    table.text('kind').notNullable()
    table.text('entity_id').notNullable()
    // Where in it the text is: `description`, `verses.3.meaning`.
    table.text('field').notNullable()
    table.text('language').notNullable().checkIn(['mr', 'hi'])
    table.text('text').notNullable()
    // As JSON: what is shown in place of a text that is written as Markdown.
    table.text('made')
    // What it was made from; it is old once the English is another one.
    table.text('english').notNullable()
    table.integer('english_version').notNullable()
    // The same for all fields of one language: it counts how often they were saved.
    table.integer('version').notNullable()
    // An account, which may be deleted.
    table.text('translated_by')
    table.text('translated_at').notNullable()
    table.primary(['kind', 'language', 'entity_id', 'field'])
  })
}
