import type { Knex } from 'knex'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { listOfBookings, type DakshinaRecord } from './repository.ts'

type Mark = NonNullable<StaffBooking['dakshina']>

/** Received money comes before a claim, that before a cheque, and all before what was refunded. */
const stateOf = ({ status, paymentMethod: method }: DakshinaRecord): Mark['state'] | undefined => {
  if (status === 'succeeded' || status === 'refunded')
    return status === 'refunded' ? status : 'paid'
  if (status === 'pending' && method === 'cheque') return 'at_bank'
  return status === 'pending' && method === 'upi' ? 'claimed' : undefined
}

const order: readonly Mark['state'][] = ['paid', 'claimed', 'at_bank', 'refunded']

/** Of payments of one booking; undefined if none of them counts. */
const markOf = (rows: readonly DakshinaRecord[]): Mark | undefined => {
  for (const state of order) {
    const same = rows.filter((row) => stateOf(row) === state)
    if (same.length > 0) return { state, amount: same.reduce((sum, { amount }) => sum + amount, 0) }
  }
  return undefined
}

/** Bookings with what to show of their payments; of test mode only if there is nothing else. */
export const withMarks = async <T extends { reference: string }>(
  db: Knex,
  bookings: readonly T[],
): Promise<(T & { dakshina?: Mark })[]> => {
  const rows = await listOfBookings(
    db,
    bookings.map(({ reference }) => reference),
  )
  const payments = Map.groupBy(rows, ({ reference }) => reference)
  return bookings.map((booking) => {
    const all = payments.get(booking.reference) ?? []
    const real = markOf(all.filter((row) => !row.isTest))
    const test = markOf(all.filter((row) => row.isTest))
    const dakshina = real ?? (test && { ...test, isTest: true })
    return { ...booking, ...(dakshina && { dakshina }) }
  })
}
