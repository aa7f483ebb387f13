import type { Knex } from 'knex'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { listOfBookings, type DakshinaRecord } from './repository.ts'

export type Mark = NonNullable<StaffBooking['dakshina']>

/** Received money comes before a claim, and a claim before what was refunded. */
const stateOf = ({ status, paymentMethod: method }: DakshinaRecord): Mark['state'] | undefined => {
  if (status === 'succeeded' || status === 'refunded')
    return status === 'refunded' ? status : 'paid'
  return status === 'pending' && method === 'upi' ? 'claimed' : undefined
}

const order: readonly Mark['state'][] = ['paid', 'claimed', 'refunded']

/** Of payments of one booking; undefined if none of them counts. */
const markOf = (rows: readonly DakshinaRecord[]): Mark | undefined => {
  for (const state of order) {
    const same = rows.filter((row) => stateOf(row) === state)
    if (same.length > 0) return { state, amount: same.reduce((sum, { amount }) => sum + amount, 0) }
  }
  return undefined
}

/** What to show of the payments of these bookings, by reference; test mode only if nothing else is. */
export const listMarks = async (
  db: Knex,
  references: readonly string[],
): Promise<Map<string, Mark>> => {
  const rows = await listOfBookings(db, references)
  const marks = new Map<string, Mark>()
  for (const [reference, all] of Map.groupBy(rows, (row) => row.reference)) {
    const real = markOf(all.filter((row) => !row.isTest))
    const test = markOf(all.filter((row) => row.isTest))
    const mark = real ?? (test && { ...test, isTest: true })
    if (mark) marks.set(reference, mark)
  }
  return marks
}
