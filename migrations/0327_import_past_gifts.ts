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

/** Donors and gifts from the temple's registers: known of devotees, and in no book of ours. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('imports', (table) => {
    // Made where the file was chosen: the same one is imported once.
    table.text('id').primary()
    table.text('file_name').notNullable()
    // A hash of the file and of how it was read.
    table.text('fingerprint').notNullable()
    table.integer('rows').notNullable()
    // Whole rupees.
    table.bigInteger('amount').notNullable()
    table.text('actor_id').notNullable()
    table.text('created_at').notNullable().index()
    table.text('undone_at')
    table.text('undone_by')
  })

  await knex.schema.createTable('past_gifts', (table) => {
    table.text('id').primary()
    table.text('import_id').notNullable().references('imports.id').index()
    // Of the line, without its number; and the how many-th such line of its file it was.
    table.text('fingerprint').notNullable()
    table.integer('occurrence').notNullable()
    table.text('full_name').notNullable()
    table.text('phone')
    table.text('email')
    table.text('address')
    // Without an amount it is a donor of the register.
    table.integer('amount').checkPositive()
    table.text('given_on')
    table.text('purpose')
    // The number of the temple's own receipt; it is none of ours.
    table.text('receipt')
    table.text('user_id').index('past_gifts_user')
    // When it was given, or imported if that is not known: devotees are listed by it.
    table.text('created_at').notNullable()
    table.text('search_terms')
    table.unique(['fingerprint', 'occurrence'], { indexName: 'past_gifts_once' })
    table.index(['created_at', 'id'], 'past_gifts_latest')
  })
  await knex.raw('create index past_gifts_email on past_gifts (lower(email))')
  await knex.raw(`create index past_gifts_phone on past_gifts (${bare('phone')})`)
  await knex.raw('create index past_gifts_unsearched on past_gifts (id) where search_terms is null')

  // As `0227_find_people.ts` does it: what is changed or erased is no longer found by its old words.
  const isPostgres = knex.client.config.client === 'pg'
  await knex.raw(
    isPostgres
      ? `create trigger past_gifts_search_terms before update of full_name, phone on past_gifts
         for each row when (old.full_name is distinct from new.full_name
           or old.phone is distinct from new.phone)
         execute function search_terms_clear()`
      : `create trigger past_gifts_search_terms after update of full_name, phone on past_gifts
         when old.full_name is not new.full_name or old.phone is not new.phone
         begin update past_gifts set search_terms = null where id = new.id; end`,
  )
}
