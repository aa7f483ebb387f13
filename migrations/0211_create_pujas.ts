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

const createPujas = async (knex: Knex): Promise<void> => {
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
    // Bookings name it, so it is switched off, never deleted.
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

/** The pujas that the temple offers, and when how many of them can be booked. */
export const up = async (knex: Knex): Promise<void> => {
  await createPujas(knex)

  // When each puja is available, and how many at once; staff may change it.
  await knex.schema.createTable('puja_settings', (table) => {
    table.text('puja_type').primary()
    table.integer('capacity_morning').notNullable()
    table.integer('capacity_afternoon').notNullable()
    table.integer('capacity_evening').notNullable()
    // 0 Sunday to 6 Saturday, and dates, as JSON lists.
    table.text('closed_weekdays').notNullable()
    table.text('closed_dates').notNullable()
    // How long before the slot begins bookings close; null: when the slot ends.
    table.integer('lead_minutes')
    table.integer('ahead_days').notNullable()
    // How long before the slot begins a devotee may still cancel or move.
    table.integer('change_minutes').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    // The last slot of a Sankashti, on which the Sankashti Puja can be booked for the moonrise.
    table.integer('capacity_moonrise').notNullable().defaultTo(0)
    // How long the priest needs to prepare it: no slot is booked that leaves less.
    table.integer('prepare_minutes').notNullable().defaultTo(60)
  })

  // How many places are taken. One row to lock for each slot of a day, so that no place is given
  // twice. Places taken by any puja are counted under the type `all`.
  await knex.schema.createTable('puja_slot_counts', (table) => {
    table.text('puja_type').notNullable()
    table.text('date').notNullable()
    table.text('day_slot').notNullable()
    table.integer('taken').notNullable()
    table.primary(['puja_type', 'date', 'day_slot'])
    table.check('taken >= 0')
  })

  // How many pujas the temple performs at once in each part of a day.
  await knex.schema.createTable('slot_ceilings', (table) => {
    table.text('day_slot').primary()
    table.integer('ceiling').notNullable()
    table.check('ceiling > 0')
  })

  // One row: two people never overwrite each other's ceilings.
  await knex.schema.createTable('slot_ceilings_version', (table) => {
    table.integer('version').notNullable()
  })
  await knex('slot_ceilings_version').insert({ version: 1 })
}
