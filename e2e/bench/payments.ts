import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'

type Row = Record<string, unknown>

/** A day of every payment, from two years before `today` on. */
const dayOf = (today: string, place: number): string => addDays(today, -(place % 730))

const purposes = [null, 'annadanam', 'festival', 'restoration', 'cow_service']
const methods = ['cash', 'gpay', 'card_machine', 'cheque', 'transfer', 'hundi']

/** One in a hundred went back. */
const isRefunded = (place: number): boolean => place % 100 === 7

const refundOf = (place: number, amount: unknown): number =>
  isRefunded(place) ? Number(amount) * 100 : 0

/** One of each, as the server wrote it, which the others are copied from. */
export type Examples = { donation: string; booking: string; order: string }

const only = async (db: Knex, table: string, where: Row): Promise<Row> => {
  const row: Row | undefined = await db(table).where(where).first()
  if (!row) throw new Error(`${table} has no row to copy`)
  return row
}

const insert = async (db: Knex, table: string, rows: readonly Row[]): Promise<void> => {
  await db.batchInsert(table, [...rows], 300)
}

const places = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** As many payments as a large temple has in two years: of ten eight are donations. */
export const fillPayments = async (
  db: Knex,
  { donation, booking, order }: Examples,
  { count, today }: { count: number; today: string },
): Promise<void> => {
  const given = await only(db, 'donations', { reference: donation })
  const receipt = await only(db, 'donation_receipts', { donation_id: given['id'] })
  const step = await only(db, 'donation_steps', { donation_id: given['id'], position: 0 })
  const paid = await only(db, 'dakshina_payments', { booking_reference: booking })
  const paper = await only(db, 'dakshina_receipts', { payment_id: paid['id'] })
  const bought = await only(db, 'orders', { reference: order })
  const sold = await only(db, 'order_steps', { order_id: bought['id'], position: 0 })
  const tenth = count / 10
  // In parts: a hundred thousand rows of each would not fit into memory beside their statements.
  for (const part of places(0, 10)) {
    const donations = places(part * tenth * 0.8, tenth * 0.8).map((place) => ({
      place,
      id: randomUUID(),
      day: dayOf(today, place),
    }))
    await insert(
      db,
      'donations',
      donations.map(({ place, id, day }) => ({
        ...given,
        id,
        reference: `DX${place}`,
        payment_method: methods[place % methods.length],
        purpose: purposes[place % purposes.length],
        paid_at: `${day}T06:30:00.000Z`,
        created_at: `${day}T06:30:00.000Z`,
        refunded_paise: refundOf(place, given['amount']),
        status: isRefunded(place) ? 'refunded' : 'succeeded',
      })),
    )
    await insert(
      db,
      'donation_receipts',
      donations.map(({ place, id, day }) => ({
        ...receipt,
        number: `X-${place}`,
        series: 'X',
        position: place,
        donation_id: id,
        paid_on: day,
      })),
    )
    await insert(
      db,
      'donation_steps',
      donations.flatMap(({ place, id, day }) => {
        const first = { ...step, donation_id: id, at: `${day}T06:30:00.000Z` }
        return isRefunded(place) ? [first, { ...first, position: 1, status: 'refunded' }] : [first]
      }),
    )
    const others = places(part * tenth * 0.1, tenth * 0.1).map((place) => ({
      place,
      id: randomUUID(),
      day: dayOf(today, place),
    }))
    await insert(
      db,
      'dakshina_payments',
      others.map(({ place, id, day }) => ({
        ...paid,
        id,
        paid_at: `${day}T06:30:00.000Z`,
        created_at: `${day}T06:30:00.000Z`,
        ...(isRefunded(place) && {
          refunded_paise: refundOf(place, paid['amount']),
          refunded_at: `${day}T08:30:00.000Z`,
        }),
      })),
    )
    await insert(
      db,
      'dakshina_receipts',
      others.map(({ place, id, day }) => ({
        ...paper,
        number: `Y-${place}`,
        series: 'Y',
        position: place,
        payment_id: id,
        paid_on: day,
      })),
    )
    await insert(
      db,
      'orders',
      others.map(({ place, id, day }) => ({
        ...bought,
        id,
        reference: `SX${place}`,
        paid_at: `${day}T06:30:00.000Z`,
        created_at: `${day}T06:30:00.000Z`,
      })),
    )
    await insert(
      db,
      'order_steps',
      others.map(({ id, day }) => ({ ...sold, order_id: id, at: `${day}T06:30:00.000Z` })),
    )
  }
}
