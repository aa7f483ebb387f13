import type { Knex } from 'knex'

/** The migrations before the schema by feature, whose files are numbered from 0200. */
const old = { count: 103, last: '0148_note_rehearsals' }

/** The last version that runs them, as `git checkout` takes it, and its day. */
const lastVersion = 'a2d8e9a8 of 30 November 2026'

export const isOld = (migration: string): boolean => migration < '0200'

/** What changes the schema later begins at 0300. */
const isOfSchema = (migration: string): boolean => migration < '0300'

const bringItUpToDate = `Start version ${lastVersion} once, which does that, and then this one`

/** Why a database that has run these cannot be brought up to date; undefined if it can. */
export const explainTooOld = (done: readonly string[]): string | undefined => {
  const found = done.filter(isOld)
  if (found.length === 0 || (found.length === old.count && found.includes(old.last)))
    return undefined
  return (
    `This database is too old for this version of Modak, which cannot bring it up to date ` +
    `(its last migration is ${found.toSorted().at(-1)}). ${bringItUpToDate}. Nothing was changed`
  )
}

/** The same for a backup, of which only the last migration is known. */
export const explainTooOldBackup = (last: string): string | undefined =>
  !isOld(last) || last === old.last
    ? undefined
    : `This backup is too old for this version of Modak, which cannot bring it up to date ` +
      `(its last migration is ${last}). Restore it with version ${lastVersion}, start that once, ` +
      `make a new backup, and restore that one with this version. Nothing was changed`

/** Of `migrations`, those that make the tables that a database had after `last`. */
export const upTo = (last: string, migrations: readonly string[]): string[] =>
  migrations.filter((name) => (last === old.last ? isOfSchema(name) : name <= last))

/**
 * The tables that all old migrations made are those of the schema: only its files' names are new.
 * They keep the time of the last change, because a backup is late some days after it could be made.
 */
export const adoptSchema = (db: Knex, migrations: readonly string[]): Promise<void> =>
  db.transaction(async (trx) => {
    const [{ batch, migration_time }] = await trx('knex_migrations')
      .where({ name: old.last })
      .select('batch', 'migration_time')
    await trx('knex_migrations').where('name', '<', '0200').delete()
    await trx('knex_migrations').insert(
      migrations.filter(isOfSchema).map((name) => ({ name, batch, migration_time })),
    )
  })
