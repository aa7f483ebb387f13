import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import { escapeLike, whereMatches } from '#server/db/paging.ts'
import { phoneDigits } from '#server/db/searchTerms.ts'
import { sql } from '#server/db/sql.ts'
import { findFestivals } from './deliveryRows.ts'

/** A value of the stored draft or email. */
const field = (db: Knex, path: readonly string[]): string =>
  isPostgres(db)
    ? `(mail::json #>> '{${path.join(',')}}')`
    : `json_extract(mail, '$.${path.join('.')}')`

/** Of an unsent message whose channel writes it only when it is sent. */
const address = (db: Knex): string => `(case
  when mail is null or deliveries.channel = 'push' then null
  when reminder_id is not null
    then (select address from reminders where reminders.id = deliveries.reminder_id)
  when deliveries.channel = 'whatsapp'
    then (select phone_number from whatsapp_subscriptions s where s.id = ${field(db, ['about', 'id'])})
  end)`

/** ListQuery once for all rows: a look-up for each would take half a second for 100,000. */
const ofFestival = (isLike: string): string =>
  `festival_id in (select coalesce(almanac_key, id) from festivals where name ${isLike})`

/**
 * Keeps deliveries with every word in the address, the subject or the festival's name, but not in
 * the text: it is only for its reader. A draft has a subject, such as a reference. Telephone numbers
 * are found however they are typed.
 */
export const whereFound = (
  query: Knex.QueryBuilder,
  db: Knex,
  search: string | undefined,
): void => {
  if (!search?.trim()) return
  const about = `(case when reminder_id is null and deliveries.channel = 'email' then ${field(db, ['about'])} end)`
  const columns = [
    field(db, ['to']),
    field(db, ['subject']),
    about,
    address(db),
    'reference',
    ofFestival,
  ]
  const digits = phoneDigits(search)
  query.where((found) => {
    void found.where((matches) => whereMatches(matches, db, columns, search))
    if (digits === undefined) return
    void found.orWhere((number) =>
      number
        .where('deliveries.channel', 'whatsapp')
        .whereRaw(`${address(db)} like ?`, [`%${escapeLike(digits)}%`]),
    )
  })
}

/** Each key once, by steps through the index: there are a million reminders of one festival. */
const distinctKeys = `
  with recursive each_key(id) as (
    select min(festival_id) from deliveries where festival_id is not null
    union all
    select (select min(festival_id) from deliveries where festival_id > each_key.id)
    from each_key where each_key.id is not null
  )
  select id from each_key where id is not null`

/** The festivals that somebody was reminded of, the latest first. */
export const listReminded = async (
  db: Knex,
): Promise<{ id: string; name: string; date: string }[]> => {
  const rows = await sql<{ id: string }>(db, distinctKeys, [])
  const matching = await findFestivals(
    db,
    rows.map(({ id }) => id),
  )
  return rows
    .map(({ id }) => ({ id, ...(matching.get(id) ?? { name: id, date: '' }) }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}
