import type { Knex } from 'knex'
import { codeOf } from '#server/errors.ts'

/** Why nothing can be written: there is no room, or the disk is read-only or broken. */
export type DiskTrouble = 'full' | 'unwritable'

/** Databases whose writes we refuse ourselves, see `setReadOnly`. */
export const barred = new WeakSet<Knex>()

/** Of SQLite, of the system and of PostgreSQL. */
const full = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/
const unwritable = /^(SQLITE_(READONLY|IOERR|CANTOPEN)\w*|EROFS|EIO|25006|58030)$/

const kindOf = (error: unknown): DiskTrouble | undefined => {
  const code = codeOf(error)
  if (full.test(code)) return 'full'
  return unwritable.test(code) ? 'unwritable' : undefined
}

type RecordedTrouble = {
  readonly kind: DiskTrouble
  readonly code: string
  readonly triedAt: number
}

const noted = new WeakMap<Knex, RecordedTrouble>()

/**
 * What is wrong with the disk if a write to this database failed because of it. It is remembered
 * until `checkDisk` could write again.
 */
export const diskTroubleOf = (db: Knex, error: unknown): DiskTrouble | undefined => {
  const kind = barred.has(db) ? undefined : kindOf(error)
  if (kind) noted.set(db, { kind, code: codeOf(error), triedAt: Date.now() })
  return kind
}

export const findDiskTrouble = (db: Knex): DiskTrouble | undefined => noted.get(db)?.kind

const againMs = 1000

/** About as much as a large order takes. Not compressible, or PostgreSQL would need no room. */
const sample = (): string =>
  Array.from({ length: 64 * 1024 }, () => Math.floor(Math.random() * 36).toString(36)).join('')

const writeSample = async (db: Knex): Promise<void> => {
  const name = 'write check'
  const row = { name, seeded_at: sample() }
  await db('seeds').insert(row).onConflict('name').merge()
  await db('seeds').where({ name }).delete()
}

/**
 * What is still wrong after a write failed: a second later at the earliest it writes as much as a
 * large order takes. Undefined, without writing, while no write has failed.
 */
export const checkDisk = async (db: Knex): Promise<DiskTrouble | undefined> => {
  const recorded = noted.get(db)
  if (!recorded || Date.now() - recorded.triedAt < againMs) return recorded?.kind
  noted.set(db, { ...recorded, triedAt: Date.now() })
  try {
    await writeSample(db)
    noted.delete(db)
  } catch (error) {
    // For example a database that is closed, or busy: then nothing is known.
    diskTroubleOf(db, error)
  }
  return findDiskTrouble(db)
}
