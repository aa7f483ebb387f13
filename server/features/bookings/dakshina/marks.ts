import type { Knex } from 'knex'
import type { StaffBooking } from '#contract/bookingsAdmin.ts'
import type { Row } from './repository.ts'

type Mark = NonNullable<StaffBooking['dakshina']>

/** Received money comes before a claim, and a claim before what was refunded. */
const stateOf = ({ status, payment_method: method }: Row): Mark['state'] | undefined => {
  if (status === 'succeeded' || status === 'refunded')
    return status === 'refunded' ? status : 'paid'
  return status === 'pending' && method === 'upi' ? 'claimed' : undefined
}

const order: readonly Mark['state'][] = ['paid', 'claimed', 'refunded']

/** What to show of the payments of these bookings, by reference. */
export const listMarks = async (
  db: Knex,
  references: readonly string[],
): Promise<Map<string, Mark>> => {
  const rows = await db<Row>('dakshina_payments').whereIn('booking_reference', [...references])
  const marks = new Map<string, Mark>()
  for (const state of order) {
    for (const row of rows) {
      const { booking_reference: reference, amount } = row
      const known = marks.get(reference)
      if (stateOf(row) !== state || (known && known.state !== state)) continue
      marks.set(reference, { state, amount: (known?.amount ?? 0) + amount })
    }
  }
  return marks
}
