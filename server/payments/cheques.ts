import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { Subject } from '#server/adapters/payment/port.ts'
import { sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { bankKey } from './banks.ts'
import { assertRules } from './counterRules.ts'
import { ledger } from './ledger.ts'

type Cheque = {
  readonly number: string
  /** On which it is drawn. */
  readonly bank?: string | undefined
  /** Whole rupees. Where staff note no bank, number and amount are the same cheque. */
  readonly amount: number
}

/** A cheque's number as it is compared: banks fill it with zeros, or leave them out. */
export const plainCheque = (number: string): string => number.replace(/^0+/, '')

/** Three months after its date no bank pays a cheque any more. */
export const chequeDays = 95

/** From the bank's answer to the day on which staff record it. */
export const answerDays = 10

/** Banks are written in many ways, and numbers with their zeros or without. */
const keyOf = ({ number, bank, amount }: Cheque): string => {
  const drawnOn = bank ? bankKey(bank) : `${amount}`
  return createHash('sha256')
    .update(`${plainCheque(number)}\n${drawnOn}`)
    .digest('hex')
}

const findReference = async (db: Knex, { type, id }: Subject): Promise<string> => {
  const { table, reference, called } = ledger[type]
  const [row] = await sql<{ reference: string }>(
    db,
    `select ${reference} as reference from ${table} where id = ?`,
    [id],
  )
  return row ? `${called} ${row.reference}` : `another ${called}`
}

/**
 * A cheque pays for one thing, whichever feature it belongs to; of two who record it at once, the
 * database stops one.
 */
export const takeCheque = async (trx: Knex, cheque: Cheque, subject: Subject): Promise<void> => {
  const key = keyOf(cheque)
  const { type, id } = subject
  const inserted = await sql(
    trx,
    `insert into cheques (key, subject_type, subject_id) values (?, ?, ?)
     on conflict (key) do nothing returning key`,
    [key, type, id],
  )
  if (inserted.length > 0) return
  const [by] = await sql<Subject>(
    trx,
    'select subject_type as type, subject_id as id from cheques where key = ?',
    [key],
  )
  if (by?.type === type && by.id === id) return
  const where = by ? await findReference(trx, by) : 'another payment'
  throw new AppError(
    'utr_taken',
    `Cheque ${cheque.number} is already recorded for ${where}. Please check both.`,
  )
}

/** The bank answers on a day from the one on which the cheque was recorded. */
export const assertAnswerDay = (
  on: string,
  { createdAt }: { readonly createdAt: string },
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): void =>
  assertRules([
    ['on', on > civilDateAt(now.getTime(), timeZone) && 'This date is in the future'],
    [
      'on',
      on < civilDateAt(Date.parse(createdAt), timeZone) &&
        'This date is before the cheque was recorded',
    ],
  ])

/** It bounced, or was recorded by mistake. */
export const releaseCheque = async (trx: Knex, { type, id }: Subject): Promise<void> => {
  await trx('cheques').where({ subject_type: type, subject_id: id }).delete()
}
