import type { Knex } from 'knex'
import { listPaidBetween } from './adminRepository.ts'
import { words } from './words.ts'

/** What is sponsored on a day, each in a line for the office. */
export const sponsoredInWords = async (db: Knex, date: string) => {
  // Nothing that is paid is held for a time.
  const days = await listPaidBetween(db, { from: date, to: date }, '')
  const lines = days.map(({ offering, name }) => `${offering}, ${name}`)
  return lines.length > 0 ? [{ slot: words.heading, lines }] : []
}
