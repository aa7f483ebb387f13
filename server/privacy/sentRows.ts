import type { Knex } from 'knex'
import { transact } from '#server/db/db.ts'
import type { HeldItem, Person, PersonalData } from './personalData.ts'
import {
  clearAnothers,
  erasedUser,
  listAnothers,
  whereAccountIsGone,
  whereOwned,
  type Sent,
} from './personFilter.ts'

type Row = { readonly id: string }

type Parts<T extends Row> = Sent & {
  /** All rows, in the order in which people read theirs. */
  readonly rows: (db: Knex) => Knex.QueryBuilder
  /** By which command receipts know a row. */
  readonly key: string & keyof T
  readonly toHeld: (row: T) => Omit<HeldItem, 'outcome'>
  /** The temple needs to know whose it is. */
  readonly isNeeded: (row: T, now: Date) => boolean
}

/** What people sent, with an account or as guests: what is the same whatever it is. */
export const createSentRows = <T extends Row>(parts: Parts<T>) => {
  const { rows, key, toHeld, isNeeded, ...sent } = parts

  const listOwn = async (db: Knex, person: Person): Promise<T[]> =>
    rows(db).where(whereOwned(person, sent))

  return {
    listOwn,

    join: async (trx, { id, email }) => {
      await trx(sent.table)
        .whereNull('user_id')
        .whereRaw('lower(email) = ?', [email.toLowerCase()])
        .update({ user_id: id })
    },

    list: async (db, person, now) => [
      ...(await listOwn(db, person)).map((row) => ({
        ...toHeld(row),
        outcome: isNeeded(row, now) ? ('kept' as const) : ('erased' as const),
      })),
      ...(await listAnothers<T>(db, person, sent)).map((row) => ({
        ...toHeld(row),
        outcome: 'cleared' as const,
        account: row.account,
      })),
    ],

    clear: (trx, person) => clearAnothers(trx, person, { ...sent, key }),
  } satisfies Partial<PersonalData> & Record<'listOwn', unknown>
}

type Forgotten<T extends Row> = Pick<Parts<T>, 'table' | 'rows' | 'isNeeded'> & {
  readonly listOwn: (db: Knex, person: Person) => Promise<T[]>
  readonly forgetOne: (trx: Knex, row: T) => Promise<void>
}

/** Rows that are forgotten with their person, or once they are over, if they are needed until then. */
export const createForgetting = <T extends Row & { readonly reference: string }>({
  table,
  rows,
  isNeeded,
  listOwn,
  forgetOne,
}: Forgotten<T>) => ({
  forget: async (trx: Knex, person: Person, now: Date): Promise<string[]> => {
    const own = await listOwn(trx, person)
    for (const row of own) {
      if (!isNeeded(row, now)) await forgetOne(trx, row)
      // `forgetOver` finds it by its missing account.
      else
        await trx(table)
          .where({ id: row.id })
          .update({ user_id: person.id ?? erasedUser })
    }
    return own.map(({ reference }) => reference)
  },

  /** The daily task. `others`: what may be forgotten too, though no account is gone. */
  forgetOver: async (db: Knex, now: Date, others: readonly T[] = []): Promise<void> => {
    const left: T[] = await rows(db).where(whereAccountIsGone(`${table}.user_id`))
    for (const row of [...left, ...others]) {
      if (!isNeeded(row, now)) await transact(db, (trx) => forgetOne(trx, row))
    }
  },
})
