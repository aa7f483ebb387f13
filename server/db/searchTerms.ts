import type { Knex } from 'knex'
import { termsOf } from '#contract/search/text.ts'
import { transact } from './db.ts'
import { records } from './rows.ts'

/**
 * A table in which staff search for names in either script, or for phone numbers however they are
 * typed.
 */
export type Searched<Row> = {
  readonly table: string
  readonly columns: readonly (keyof Row & string)[]
  readonly namesOf: (row: Row) => readonly (string | undefined)[]
  /** Text that may contain phone numbers. */
  readonly phonesOf?: (row: Row) => string | undefined
}

const phone = /\+?\d[\d\s().-]{5,}\d/g

/** A Marathi keyboard has digits of its own. */
const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The digits of what may be a phone number or the beginning of one, without India's prefixes. */
export const phoneDigits = (text: string): string | undefined => {
  const typed = latinDigits(text.trim())
  if (!/^[+(]?[\d\s().-]+$/.test(typed)) return undefined
  const digits = digitsOf(typed)
  const isFull = digits.length > 10 && digits.startsWith('91')
  const national = typed.startsWith('+91') || isFull ? digits.slice(2) : digits
  const found = national.replace(/^0+(?:91(?=\d{10}$))?/, '')
  return found.length >= 4 ? found : undefined
}

/** Each term and number with a space before it, so that its beginning can be searched for. */
const columnOf = <Row>({ namesOf, phonesOf }: Searched<Row>, row: Row): string => {
  const names = namesOf(row).flatMap((name) => termsOf(name ?? ''))
  const phones = (latinDigits(phonesOf?.(row) ?? '').match(phone) ?? []).map(digitsOf)
  return [...new Set([...names, ...phones])].map((term) => ` ${term}`).join('')
}

const batch = 500

/** Makes the missing terms: of new rows, and of those whose names have changed. */
export const fillSearchTerms = async <Row extends object>(
  db: Knex,
  searched: Searched<Row>,
): Promise<void> => {
  const { table, columns } = searched
  const fill = (): Promise<number> =>
    transact(db, async (trx) => {
      const found: unknown[] = await records(trx, table, ['id', ...columns])
        .whereNull('search_terms')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
      const rows = found as (Row & { id: string })[]
      if (rows.length === 0) return 0
      // One statement: row by row, PostgreSQL takes several times as long.
      await trx.raw(
        `with made (id, terms) as (values ${rows.map(() => '(?, ?)').join(', ')})
         update ?? set search_terms = made.terms from made where ??.id = made.id`,
        [...rows.flatMap((row) => [row.id, columnOf(searched, row)]), table, table],
      )
      return rows.length
    })
  // A check costs less than a transaction: mostly there is nothing to do.
  const next = () => db(table).whereNull('search_terms').first('id')
  while ((await next()) !== undefined) if ((await fill()) < batch) return
}
