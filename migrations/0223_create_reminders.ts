import type { Knex } from 'knex'

/** Who is reminded of what, and where: one row for each email address, phone number or browser. */
export const up = async (knex: Knex): Promise<void> => {
  // `kinds` and `moments` are sets of bits, so that choosing who is due is one comparison.
  await knex.schema.createTable('reminders', (table) => {
    table.text('id').primary()
    table.text('channel').notNullable().checkIn(['email', 'whatsapp', 'push'])
    // An email address in lower case, a number such as +919822011223, or a push subscription's id.
    // Null once its person stopped it or was erased.
    table.text('address')
    table.text('user_id')
    table.text('status').notNullable().checkIn(['pending', 'active', 'paused', 'stopped'])
    // 1 all, 2 major, 4 Sankashti, 8 Angaraki, 16 Vinayaka, 32 to 256 the groups; the chosen
    // festivals are in reminder_festivals.
    table.integer('kinds').notNullable()
    // 1 on the day, 2 one day before, 4 three days, 8 seven days, 16 at moonrise.
    table.integer('moments').notNullable()
    // Minutes after midnight in the city.
    table.integer('minute').notNullable()
    // A city of the almanac's list; an empty text for the temple's own city.
    table.text('city').notNullable().defaultTo('')
    // Nothing that was due before it is sent: it moves when the choice changes.
    table.text('active_since')
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.text('stopped_at')
    // The choice of an active reminder that waits for its confirmation.
    table.text('pending_choice')
    // When its address was last written to about it, as JSON.
    table.text('asked_at').notNullable().defaultTo('[]')
    table.unique(['channel', 'address'])
    table.index(['user_id'])
  })
  await knex.raw(
    `create index reminders_due on reminders (city, minute, id) where status = 'active'`,
  )

  await knex.schema.createTable('reminder_festivals', (table) => {
    table.text('reminder_id').notNullable()
    // The almanac's key of a festival, or the id of one that staff added.
    table.text('festival_key').notNullable()
    table.primary(['reminder_id', 'festival_key'])
    table.index(['festival_key'])
  })

  // What people agreed to: the words shown, when and where. Kept after they stop.
  await knex.schema.createTable('reminder_consents', (table) => {
    table.increments('id')
    table.text('reminder_id').notNullable().index()
    table.text('channel').notNullable()
    table.text('words').notNullable()
    table.text('source').notNullable()
    table.text('given_at').notNullable()
    table.text('withdrawn_at')
    // Null until the address is known to be the person's.
    table.text('confirmed_at')
  })

  // Up to when each city's reminders are planned; everything before it has its delivery.
  await knex.schema.createTable('reminder_places', (table) => {
    table.text('city').primary()
    table.text('planned_until').notNullable()
    // How far a planning has come, so that it goes on there after a crash and two processes never do
    // the same. Null between two plannings.
    table.text('planning_until')
    // The last reminder that was looked at: `{time|moonrise}:{minute}:{id}`.
    table.text('planned_to')
  })
}
