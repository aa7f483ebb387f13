import type { Knex } from 'knex'

/** Sevas that devotees endow, the days on which the almanac finds them, and what was given for them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('sevas', (table) => {
    table.text('id').primary()
    table.text('reference').notNullable().unique()
    table.text('status').notNullable().checkIn(['requested', 'active', 'ended', 'declined'])
    table.text('kind').notNullable()
    table.text('occasion').notNullable()
    // The devotee.
    table.text('full_name').notNullable()
    table.text('email').notNullable()
    table.text('phone')
    table.text('address')
    // In whose name, or in whose memory.
    table.text('in_name').notNullable()
    table.text('gotra')
    table.text('notes')
    // A tithi of a lunar month or a date of the civil year; or a festival, by its key without a year.
    table.text('by').notNullable().checkIn(['tithi', 'date', 'festival'])
    table.integer('month')
    table.integer('day')
    table.text('festival')
    table.text('festival_name')
    table.text('day_rule').notNullable().checkIn(['sunrise', 'aparahna'])
    table.text('since').notNullable()
    // Null for good.
    table.integer('years')
    table.text('plan').notNullable().checkIn(['once', 'yearly'])
    // Whole rupees, once or each year.
    table.integer('amount')
    // That the gift becomes corpus, as the donor wrote it.
    table.text('direction')
    table.text('user_id').index('sevas_user')
    table.text('decided_at')
    table.text('ended_on')
    table.integer('version').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.index(['created_at', 'id'], 'sevas_latest')
    table.index(['status', 'created_at', 'id'], 'sevas_status')
  })
  await knex.schema.createTable('seva_days', (table) => {
    table.text('id').primary()
    table.text('seva_id').notNullable().references('sevas.id')
    // Of the lunar or civil year: the day stays the same when its date changes.
    table.text('key').notNullable()
    table.text('date').notNullable()
    table.text('rule').notNullable()
    table.text('done_at')
    table.text('done_by')
    table.text('note')
    // When the devotee was written to: a month and a day before, and afterwards.
    table.text('month_notice_at')
    table.text('day_notice_at')
    table.text('thanked_at')
    table.unique(['seva_id', 'key'], { indexName: 'seva_days_key' })
    table.index(['date', 'id'], 'seva_days_date')
  })
  await knex.raw('alter table donations add column seva_id text')
  // `corpus` or `fee`; null for an ordinary donation.
  await knex.raw('alter table donations add column nature text')
  await knex.raw('create index donations_seva on donations (seva_id, id) where seva_id is not null')
}
