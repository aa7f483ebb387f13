import type { Knex } from 'knex'

/** The temple's own settings, and what the app itself remembers about its database. */
export const up = async (knex: Knex): Promise<void> => {
  // One row: the temple's details, as the JSON that the API answers with.
  await knex.schema.createTable('site', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('content').notNullable()
    // Counts the changes, so that the second of two simultaneous editors is warned.
    table.integer('version').notNullable().defaultTo(1)
    // Days on which the temple is closed or has other hours.
    table.text('special_days').notNullable().defaultTo('[]')
    // The temple's own icon, as JSON: the uploaded picture, and the set of sizes drawn of it. Beside
    // the settings, so that saving them leaves it as it is.
    table.text('app_icon')
    // Which festivals beyond Ganesha's the temple shows, as JSON; null until it chooses.
    table.text('festival_choice')
  })

  // One row: a counter that rises whenever what visitors see changes.
  await knex.schema.createTable('content_version', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.integer('version').notNullable()
  })
  await knex('content_version').insert({ id: 1, version: 1 })

  // What was inserted at the first start, so that it is not inserted again after staff removed it.
  await knex.schema.createTable('seeds', (table) => {
    table.text('name').primary()
    table.text('seeded_at').notNullable()
    // For each starter text: the hash of its file when it was last inserted, and the version its row
    // had then. If the row still has that version, nobody has edited the text since.
    table.text('hash')
    table.integer('version').notNullable().defaultTo(1)
  })

  // Random keys the server makes once, for example the one that signs links in emails.
  await knex.schema.createTable('secrets', (table) => {
    table.text('name').primary()
    table.text('value').notNullable()
  })
}
