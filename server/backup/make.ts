import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDb } from '#server/db/db.ts'
import { tryLock } from '#server/db/locks.ts'
import { countAdmins } from '#server/features/accounts/userRepository.ts'
import { type Entry, writeArchive } from './archive.ts'
import { checkBackup } from './check.ts'
import { BackupError } from './errors.ts'
import { appVersion, formatVersion } from './manifest.ts'
import { backupName } from './places/names.ts'
import type { StoredBackup, Place } from './places/port.ts'
import { enoughRoom } from './room.ts'
import { snapshotEntries, takeSnapshot } from './snapshot.ts'
import { type Data, uploadEntries } from './uploads.ts'

const steps = ['copying', 'storing', 'checking'] as const
export type Step = (typeof steps)[number]

type BackupInput = {
  readonly data: Data
  readonly place: Place
  /** How many backups stay there. */
  readonly keep: number
  readonly passphrase: string | undefined
  readonly now: () => Date
  readonly onStep?: (step: Step) => Promise<void>
}

async function* entriesOf(data: Data, folder: string, files: readonly string[]) {
  yield* snapshotEntries(folder, files) satisfies AsyncIterable<Entry>
  // After the database, so that everything it names is there.
  yield* uploadEntries(data)
}

/** Never the one just made, even if the clock was set back since the others. */
const prune = async (place: Place, keep: number, made: string): Promise<void> => {
  const others = (await place.list()).filter(({ name }) => name !== made)
  const over = Math.max(0, others.length + 1 - keep)
  for (const { name } of others.slice(0, over)) await place.remove(name)
}

/**
 * A temple without an administrator was just begun, perhaps because the real one's database was
 * lost: its backups must not take the place of those of the lost one.
 */
const assertPushesOutNoOther = async ({ data, place, keep }: BackupInput): Promise<void> => {
  const { length } = await place.list()
  if (length < keep) return
  const db = openDb(data.location)
  try {
    if ((await countAdmins(db)) > 0) return
  } finally {
    await db.destroy()
  }
  throw new BackupError(
    `This temple has no administrator yet, and ${place.label} has ${length} backups: one more would push out one of an earlier temple. Create the first administrator, or move those backups to another folder`,
  )
}

const make = async (input: BackupInput, scratch: string): Promise<StoredBackup> => {
  const { data, place, passphrase, now } = input
  const onStep = input.onStep ?? (async () => undefined)
  await place.clear()
  await assertPushesOutNoOther(input)
  await enoughRoom(data, place)
  await onStep('copying')
  const at = now()
  const { files, ...contents } = await takeSnapshot(data, scratch)
  const described = {
    format: formatVersion,
    app: appVersion,
    madeAt: at.toISOString(),
    ...contents,
  }
  await onStep('storing')
  const name = backupName(at, passphrase !== undefined)
  try {
    await writeArchive(described, entriesOf(data, scratch, files), passphrase, (bytes) =>
      place.write(name, bytes),
    )
    await onStep('checking')
    await checkBackup(await place.reread(name), passphrase, join(scratch, 'check'))
  } catch (error) {
    await place.remove(name).catch(() => undefined)
    throw error
  }
  await place.accept(name)
  await prune(place, input.keep, name)
  const made = (await place.list()).find((stored) => stored.name === name)
  if (!made) throw new BackupError(`The backup is not in ${place.label} any more`)
  return made
}

export const whileLocked = async <T>(data: Data, work: () => Promise<T>): Promise<T> => {
  const reading = await tryLock(data.location, 'data', 'shared')
  if (!reading) throw new BackupError('A backup is being restored at the moment')
  try {
    const alone = await tryLock(data.location, 'backup', 'alone')
    if (!alone) throw new BackupError('Another backup is being made or rehearsed at the moment')
    try {
      return await work()
    } finally {
      await alone.release()
    }
  } finally {
    await reading.release()
  }
}

/**
 * Makes one backup while the temple's app runs, reads it back and checks it; only then does it get
 * its name, and the oldest ones are deleted.
 */
export const makeBackup = (input: BackupInput): Promise<StoredBackup> =>
  whileLocked(input.data, async () => {
    const scratch = join(input.data.dataDir, 'backing-up')
    // One that was killed left it.
    await rm(scratch, { recursive: true, force: true })
    await mkdir(scratch, { recursive: true, mode: 0o700 })
    try {
      return await make(input, scratch)
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  })
