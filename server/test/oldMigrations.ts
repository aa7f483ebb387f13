import type { Knex } from 'knex'
import { migrateTo } from '#server/backup/postgresSchemas.ts'

const count = 103

/** Only the last one has its real name: the guard reads no other. */
const names = (ran: number): string[] =>
  [
    ...Array.from({ length: count - 1 }, (_, index) => nameOf(index + 1)),
    '0148_note_rehearsals',
  ].slice(0, ran)

const nameOf = (number: number): string => `${String(number).padStart(4, '0')}_of_before`

/**
 * Makes a database look as if the migrations before the schema by feature had made its tables: all of
 * them, or only the first ones.
 */
export const recordOldMigrations = async (db: Knex, ran = count): Promise<void> => {
  const migration_time = new Date('2026-11-01T06:30:00Z')
  await db('knex_migrations').delete()
  await db('knex_migrations').insert(names(ran).map((name) => ({ name, batch: 1, migration_time })))
}

const devotee = {
  full_name: 'Meera Kulkarni',
  email: '',
  is_test: false,
  created_at: '2026-10-30T06:30:00Z',
  updated_at: '2026-10-30T06:30:00Z',
}

/** Makes an empty database one that all old migrations made, with what later ones change. */
export const makeOld = async (db: Knex): Promise<void> => {
  await migrateTo(db, '0148_note_rehearsals')
  await db('secrets').insert({ name: 'old', value: 'x' })
  await db('donations').insert({
    ...devotee,
    id: 'd1',
    reference: 'DAAAAAAAAA',
    status: 'succeeded',
    amount: 501,
    payment_method: 'hundi',
  })
  await db('orders').insert({
    ...devotee,
    id: 'o1',
    reference: 'SAAAAAAAAA',
    status: 'delivered',
    amount: 1148,
    delivery_amount: 0,
    payment: 'cod',
    delivery: 'counter',
  })
  await recordOldMigrations(db)
}
