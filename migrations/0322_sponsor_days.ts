import type { Knex } from 'knex'

/** Offerings that a devotee may sponsor for a day, the days that were chosen, and what pays for them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('sponsorships', (table) => {
    table.text('id').primary()
    table.text('name').notNullable()
    table.text('text')
    // Whole rupees for a day.
    table.integer('price').notNullable()
    table.integer('places').notNullable()
    table.boolean('is_active').notNullable()
    table.integer('version').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
  })
  await knex.schema.createTable('sponsored_days', (table) => {
    table.text('id').primary()
    table.text('sponsorship_id').notNullable().references('sponsorships.id')
    table.text('date').notNullable()
    // Null once the day was freed.
    table.integer('place')
    // Whole rupees, as the price was when the day was chosen.
    table.integer('amount').notNullable()
    // To be shown on the calendar and read out.
    table.text('name').notNullable()
    table.boolean('is_name_shown').notNullable()
    // Until then nobody else can have it; null from the moment a donation holds it.
    table.text('held_until')
    // The donation that holds it; one of several if the devotee tried again.
    table.text('donation_id').index('sponsored_days_donation')
    // Staff freed it on purpose.
    table.boolean('is_released').notNullable()
    // Its donor was erased: the name goes when the day is over.
    table.boolean('is_forgotten').notNullable()
    table.text('day_notice_at')
    table.integer('version').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.index(['date', 'id'], 'sponsored_days_date')
  })
  // Each place of a day is sold once.
  await knex.raw(
    `create unique index sponsored_days_once on sponsored_days (sponsorship_id, date, place)
     where place is not null`,
  )
  await knex.raw('alter table donations add column sponsored_day_id text')
  // An unfinished card payment is cancelled then, which frees what it holds.
  await knex.raw('alter table donations add column closes_at text')
}
