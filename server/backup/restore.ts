import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { migrationSource } from '#server/db/migrate.ts'
import { tryLock } from '#server/db/locks.ts'
import { explainTooOldBackup, isOld } from '#server/db/oldMigrations.ts'
import { readArchive } from './archive.ts'
import { unpackTo } from './check.ts'
import { BackupError } from './errors.ts'
import { type BackupHeader, formatVersion } from './manifest.ts'
import { postgresTarget } from './restorePostgres.ts'
import { sqliteTarget } from './restoreSqlite.ts'
import type { Target } from './target.ts'
import { addUploads, type Data, keepUploads } from './uploads.ts'

type RestoreInput = {
  readonly data: Data
  readonly source: Readable
  readonly passphrase: string | undefined
  /** Replaces what is there. */
  readonly isForced: boolean
  readonly now: () => Date
}

export type RestoreResult = {
  readonly described: BackupHeader
  /** The name of what was put aside: a folder in DATA_DIR, and a schema in PostgreSQL. */
  readonly aside: string | undefined
}

const targetOf = ({ location, dataDir }: Data, scratch: string): Target =>
  'sqliteFile' in location
    ? sqliteTarget(location.sqliteFile, dataDir, scratch)
    : postgresTarget(location.postgresUrl, scratch)

const isUsable = async (
  { format, dialect, migration, app }: BackupHeader,
  data: Data,
): Promise<void> => {
  const migrations = await migrationSource.getMigrations([])
  if (format > formatVersion || (!isOld(migration) && !migrations.includes(migration)))
    throw new BackupError(
      `A newer Modak (${app}) made this backup, with the database of ${migration}. Upgrade Modak first`,
    )
  const tooOld = explainTooOldBackup(migration)
  if (tooOld !== undefined) throw new BackupError(tooOld)
  const here = 'sqliteFile' in data.location ? 'sqlite' : 'postgres'
  if (dialect === here) return
  throw new BackupError(
    dialect === 'sqlite'
      ? 'This is a backup of SQLite: restore it without DATABASE_URL'
      : 'This is a backup of PostgreSQL: set DATABASE_URL to an empty database',
  )
}

/** Where a restore unpacks what it reads. */
export const scratchOf = ({ dataDir }: Data): string => join(dataDir, 'restoring')

const restore = async (
  input: RestoreInput,
  scratch: string,
  target: Target,
): Promise<RestoreResult> => {
  const { data, source, passphrase, isForced, now } = input
  const isEmpty = await target.isEmpty()
  if (!isEmpty && !isForced)
    throw new BackupError(
      'There is a temple here already. To replace it by the backup, add --force: its data is put aside, not deleted',
    )
  const names: string[] = []
  const unpack = unpackTo(scratch)
  const described = await readArchive(source, passphrase, {
    about: (found) => isUsable(found, data),
    file: (name, body) => {
      names.push(name)
      return unpack(name, body)
    },
  })
  await target.prepare(described)
  const stamp = now().toISOString().slice(0, 19).replaceAll(/\D/g, '')
  const aside = isEmpty ? undefined : `before_restore_${stamp}`
  if (aside) await keepUploads(data, join(data.dataDir, aside))
  await addUploads(data, names, scratch)
  await target.swap(aside)
  return { described, aside }
}

/** Restores into a target that nobody else uses. */
export const restoreInto = async (input: RestoreInput, target: Target): Promise<RestoreResult> => {
  const scratch = scratchOf(input.data)
  try {
    // One that was killed left it.
    await rm(scratch, { recursive: true, force: true })
    await mkdir(scratch, { recursive: true, mode: 0o700 })
    return await restore(input, scratch, target)
  } finally {
    input.source.destroy()
    await target.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * Puts the temple of a backup in place of the one here. Everything is made and checked out of sight
 * first; a restore that is refused, fails or is killed changes nothing.
 */
export const restoreBackup = async (input: RestoreInput): Promise<RestoreResult> => {
  const { data } = input
  const alone = await tryLock(data.location, 'data', 'alone')
  if (!alone) {
    input.source.destroy()
    throw new BackupError('Modak is running on this data, or a backup is being made. Stop it first')
  }
  try {
    return await restoreInto(input, targetOf(data, scratchOf(data)))
  } finally {
    await alone.release()
  }
}
