import type { Knex } from 'knex'
import { listDaysBetween } from './adminRepository.ts'
import { kindNames } from './words.ts'

const heading = 'Yearly sevas'

/** The sevas of a day, each in a line for the office. */
export const sevasInWords = async (db: Knex, date: string) => {
  const days = await listDaysBetween(db, { from: date, to: date })
  const lines = days.map(({ kind, inName, gotra }) =>
    [kindNames[kind], inName, gotra].filter(Boolean).join(', '),
  )
  return lines.length > 0 ? [{ slot: heading, lines }] : []
}
