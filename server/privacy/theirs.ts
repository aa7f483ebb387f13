import type { Knex } from 'knex'
import type { Person } from './personalData.ts'

/**
 * The account that what is left of a guest belongs to, until it too may be forgotten: no account has this
 * id, so the daily work finds it like what is left of a deleted account.
 */
export const erasedUser = 'erased'

/** Everything that may separate the digits of a phone number; address books use special spaces. */
const signs = [
  ...'+-.()',
  ...Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
    /\s/.test(letter),
  ),
]

/** People write one number in many ways: what it is in digits, in a form that both databases know. */
const digitsOf = (column: string): string =>
  signs.reduce((text, sign) => `replace(${text}, '${sign}', '')`, column)

/** The digits of a whole number without its prefix. */
const wholeLength = 10

/** A number without its prefix, which some write and some leave out. */
export const phoneDigits = (phone: string): string =>
  phone.replaceAll(/\D/g, '').slice(-wholeLength)

type Columns = { readonly userId: string; readonly email: string; readonly phone?: string }

/** The rows of a table that are a person's. */
export const whereTheirs =
  ({ id, email, phone, isLookedFor = false }: Person, columns: Columns) =>
  (query: Knex.QueryBuilder): void => {
    query.whereRaw('1 = 0')
    if (id !== undefined) query.orWhere(columns.userId, id)
    if (!isLookedFor) return
    if (email !== undefined) query.orWhereRaw(`lower(${columns.email}) = ?`, [email.toLowerCase()])
    if (phone !== undefined && columns.phone !== undefined) {
      // Other people's numbers may end in the same few digits.
      const isWhole = phone.length === wholeLength
      query.orWhereRaw(`${digitsOf(columns.phone)} like ?`, [isWhole ? `%${phone}` : phone])
    }
  }

/** What belongs to an account that is gone. */
export const whereAccountIsGone =
  (column: string) =>
  (query: Knex.QueryBuilder): void => {
    query
      .whereNotNull(column)
      .whereRaw(`not exists (select 1 from users where users.id = ${column})`)
  }
