import type { Knex } from 'knex'
import { records } from '#server/db/rows.ts'
import type { Person } from './personalData.ts'
import { waysToWrite } from './phoneNumber.ts'

/**
 * The account to which a guest's remaining rows belong until they too may be deleted: no account
 * has this id, so the daily task finds them like those of a deleted account.
 */
export const erasedUser = 'erased'

/** Everything that may separate the digits of a phone number; address books use special spaces. */
const separators = [
  ...'-.()',
  ...Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
    /\s/.test(letter),
  ),
]

/**
 * Text without separators, in a form that both databases know. The numbers of bookings, donations and
 * orders have an index of exactly this expression.
 */
export const bare = (column: string): string =>
  ['(0)', ...separators].reduce((text, sign) => `replace(${text}, '${sign}', '')`, column)

/**
 * A table of what people sent: it has `user_id`, `email`, and a number if `phone` names its column.
 */
export type Sent = { readonly table: string; readonly phone?: string }

/** Rows with this address or number. */
export const matchesPerson =
  ({ email, phone }: Pick<Person, 'email' | 'phone'>, { table, phone: column }: Sent) =>
  (query: Knex.QueryBuilder): void => {
    query.whereRaw('1 = 0')
    if (email !== undefined) query.orWhereRaw(`lower(${table}.email) = ?`, [email.toLowerCase()])
    if (phone !== undefined && column !== undefined) {
      const ways = waysToWrite(phone)
      const places = ways.map(() => '?').join(', ')
      query.orWhereRaw(`${bare(`${table}.${column}`)} in (${places})`, ways)
    }
  }

const ownerIs = (table: string): string =>
  `exists (select 1 from users where users.id = ${table}.user_id)`

/**
 * A person's rows: those of their account and, for staff who look for them, every row with their
 * address or number that no other account has.
 */
export const whereOwned =
  (person: Person, sent: Sent) =>
  (query: Knex.QueryBuilder): void => {
    const { id, isLookedFor = false } = person
    query.whereRaw('1 = 0')
    if (id !== undefined) query.orWhere(`${sent.table}.user_id`, id)
    if (isLookedFor) {
      query.orWhere((found) =>
        found.where(matchesPerson(person, sent)).whereRaw(`not ${ownerIs(sent.table)}`),
      )
    }
  }

/** The rows of other accounts in which staff find a person's address or number. */
const whereAnothers =
  (person: Person, sent: Sent) =>
  (query: Knex.QueryBuilder): void => {
    const { id, isLookedFor = false } = person
    if (!isLookedFor) query.whereRaw('1 = 0')
    query.where(matchesPerson(person, sent)).whereRaw(ownerIs(sent.table))
    if (id !== undefined) query.whereNot(`${sent.table}.user_id`, id)
  }

/** Of an account, by its username. */
export type Owned = { readonly account: string }

/** Those rows, each with its account. */
export const listAnothers = async <T extends object>(
  db: Knex,
  person: Person,
  sent: Sent,
): Promise<(T & Owned)[]> => {
  const found: unknown[] = await records(db, sent.table)
    .join('users', 'users.id', `${sent.table}.user_id`)
    .where(whereAnothers(person, sent))
    .select(`${sent.table}.*`, 'users.username as account')
  return found as (T & Owned)[]
}

/**
 * Removes a person's address and number from rows that others sent, which stay theirs: the
 * account's own address replaces it, so that there is still somebody to write to. Returns the
 * `key`s.
 */
export const clearAnothers = async (
  trx: Knex,
  person: Person,
  sent: Sent & { readonly key: string },
): Promise<string[]> => {
  const { table, phone: column, key } = sent
  const { email, phone, ...rest } = person
  const keys: string[] = await trx(table).where(whereAnothers(person, sent)).pluck(key)
  const owners = trx('users').select('email').whereRaw(`users.id = ${table}.user_id`)
  if (email !== undefined)
    await trx(table)
      .where(whereAnothers({ ...rest, email }, sent))
      .update({ email: owners })
  if (phone !== undefined && column !== undefined)
    await trx(table)
      .where(whereAnothers({ ...rest, phone }, sent))
      .update({ [column]: null })
  return keys
}

/** Rows of an account that no longer exists. */
export const whereAccountIsGone =
  (column: string) =>
  (query: Knex.QueryBuilder): void => {
    query
      .whereNotNull(column)
      .whereRaw(`not exists (select 1 from users where users.id = ${column})`)
  }
