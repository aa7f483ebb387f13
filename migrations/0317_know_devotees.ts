import type { Knex } from 'knex'

/** As `server/privacy/personFilter.ts` wrote it when this was written. */
const bare = (column: string): string => {
  const blanks = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => /\s/.test(letter),
  )
  return ['(0)', ...'-.()', ...blanks].reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    column,
  )
}

const indexes = [
  // Whoever has the same number, however it is written.
  ...['puja_bookings', 'donations', 'orders'].map(
    (table) => `index ${table}_phone on ${table} (${bare('phone')})`,
  ),
  'index donations_pan on donations (pan) where pan is not null',
  // All records by time; donations, messages and accounts have such an index already.
  'index puja_bookings_latest on puja_bookings (created_at, id)',
  'index orders_latest on orders (created_at, id)',
]

/**
 * What the office knows of a devotee beside their records, which are where they were: each row names
 * records by their kind and by the reference or id in the address of their page.
 */
export const up = async (knex: Knex): Promise<void> => {
  for (const index of indexes) await knex.raw(`create ${index}`)

  await knex.schema.createTable('devotee_notes', (table) => {
    table.text('id').primary()
    table.text('kind').notNullable()
    table.text('key').notNullable()
    table.text('text').notNullable()
    table.text('actor_id').notNullable()
    table.text('at').notNullable()
    table.index(['kind', 'key'])
  })

  await knex.schema.createTable('devotee_links', (table) => {
    table.text('id').primary()
    // same, family, or different: the answer to a proposal.
    table.text('link').notNullable().checkIn(['same', 'family', 'different'])
    // The lesser of the two comes first.
    table.text('kind').notNullable()
    table.text('key').notNullable()
    table.text('other_kind').notNullable()
    table.text('other_key').notNullable()
    table.text('relation')
    table.text('actor_id').notNullable()
    table.text('at').notNullable()
    table.text('undone_at')
    table.index(['other_kind', 'other_key'])
  })
  // Two members of staff at once link two records once.
  await knex.raw(
    `create unique index devotee_links_once on devotee_links (kind, key, other_kind, other_key, link)
     where undone_at is null`,
  )
}
