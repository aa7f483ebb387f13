import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { openDb } from '#server/db/db.ts'

type Row = { id: string; reference: string; preferred_time: string; full_name: string }

const slots = ['morning', 'afternoon', 'evening']

const copyOf = (row: Row, place: number): Row => ({
  ...row,
  id: randomUUID(),
  reference: `PJ-2026-${place.toString(36).toUpperCase().padStart(3, '0')}${row.reference.slice(-3)}`,
  preferred_time: slots[place % slots.length] ?? row.preferred_time,
  full_name: `${row.full_name} ${place}`,
})

/** Writes into a server's database while it runs. */
export async function inDatabase(
  sqliteFile: string,
  work: (db: Knex) => Promise<unknown>,
): Promise<void> {
  const db = openDb({ sqliteFile })
  await work(db).finally(() => db.destroy())
}

/** Copies a booking: a festival day that nobody can book through the site in a moment. */
export const fillDay = (
  sqliteFile: string,
  { reference, count }: { reference: string; count: number },
): Promise<void> =>
  inDatabase(sqliteFile, async (db) => {
    const row = await db<Row>('puja_bookings').where({ reference }).first()
    if (!row) throw new Error(`There is no booking ${reference}`)
    const copies = Array.from({ length: count }, (_, place) => copyOf(row, place))
    await db.batchInsert('puja_bookings', copies, 50)
  })
