import type { Knex } from 'knex'

const first = [
  {
    id: 'ganesh',
    name: 'Ganesh Puja',
    short_description: 'durva, modak, aarti',
    description: 'Bathing with panchamrita, 21 blades of durva, modak as naivedya, and aarti.',
    price: 2100,
    hours_from: 1,
    hours_to: 2,
  },
  {
    id: 'sankashti',
    name: 'Sankashti Puja',
    short_description: 'katha on the fast day',
    description:
      'Worship on the evening of the fast, with the katha, and arghya when the moon rises.',
    price: 3100,
    hours_from: 2,
    hours_to: 3,
  },
  {
    id: 'satyanarayana',
    name: 'Satyanarayana Puja',
    short_description: 'katha and prasad',
    description: 'Kalash, the five chapters of the katha of Satyanarayana, and sheera as prasad.',
    price: 5100,
    hours_from: 3,
    hours_to: 4,
  },
  {
    id: 'lakshmi',
    name: 'Lakshmi Puja',
    short_description: 'lotus, lamps and kumkum',
    description: 'Lakshmi and Ganesha together, for the home and its livelihood.',
    price: null,
    hours_from: null,
    hours_to: null,
  },
  {
    id: 'custom',
    name: 'Custom Puja',
    short_description: 'for your own occasion',
    description:
      'Another puja, or one for a special occasion. Tell us in the last step what you have in mind.',
    price: null,
    hours_from: null,
    hours_to: null,
  },
]

/** The pujas that the temple offers. Bookings name them, so they are switched off, never deleted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('pujas', (table) => {
    // `puja_type` of its bookings and settings.
    table.text('id').primary()
    table.text('name').notNullable()
    table.text('short_description')
    table.text('description').notNullable()
    // Whole rupees; null: by arrangement.
    table.integer('price')
    table.double('hours_from')
    table.double('hours_to')
    table.text('image_url')
    table.integer('position').notNullable()
    table.boolean('is_on').notNullable()
    table.integer('version').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
  })
  const at = new Date().toISOString()
  await knex('pujas').insert(
    first.map((puja, index) => ({
      ...puja,
      position: index + 1,
      is_on: true,
      version: 1,
      created_at: at,
      updated_at: at,
    })),
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('pujas')
}
