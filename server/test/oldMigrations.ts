import type { Knex } from 'knex'

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
