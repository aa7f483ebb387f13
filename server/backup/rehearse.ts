import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { openDb } from '#server/db/db.ts'
import { BackupError } from './errors.ts'
import { whileLocked } from './make.ts'
import { startRehearsal } from './rehearsalServer.ts'
import { restoreInto, scratchOf } from './restore.ts'
import { postgresRehearsal } from './restorePostgres.ts'
import { sqliteTarget } from './restoreSqlite.ts'
import { spare } from './room.ts'
import { type DescribedSums, type Sums, sumsQuery, toSums } from './sums.ts'
import type { Data } from './uploads.ts'

type RehearsalInput = {
  /** Of the temple, which stays as it is and may be running. */
  readonly data: Data
  readonly source: Readable
  /** Of the backup's file; undefined if nobody knows. */
  readonly bytes: number | undefined
  readonly passphrase: string | undefined
  readonly now: () => Date
}

export type Rehearsal = { readonly madeAt: string; readonly sums: Sums }

/** It is unpacked and then copied into place, and text takes three times as much room as in a backup. */
const roomFactor = 6

const enoughRoom = async ({ data, bytes = 0 }: RehearsalInput): Promise<void> => {
  const { bavail, bsize } = await statfs(data.dataDir)
  if (bavail * bsize < roomFactor * bytes + spare)
    throw new BackupError(`There is not enough room for a rehearsal in ${data.dataDir}`)
}

/** Where the backup is restored: nothing in it is the temple's own. */
const stageOf = ({ location }: Data, dataDir: string) => {
  if ('postgresUrl' in location) {
    const data: Data = { location, dataDir, bucket: undefined }
    const {
      target,
      location: own,
      remove,
    } = postgresRehearsal(location.postgresUrl, scratchOf(data))
    return { data: { ...data, location: own }, target, remove }
  }
  const sqliteFile = join(dataDir, 'modak.sqlite')
  const data: Data = { location: { sqliteFile }, dataDir, bucket: undefined }
  const target = sqliteTarget(sqliteFile, dataDir, scratchOf(data))
  return { data, target, remove: async () => undefined }
}

const readSums = async ({ location }: Data): Promise<Sums> => {
  const db = openDb(location)
  try {
    const found = await db.raw(sumsQuery)
    return toSums('postgresUrl' in location ? found.rows[0] : found[0])
  } finally {
    await db.destroy()
  }
}

const looks = async (origin: string): Promise<void> => {
  for (const path of ['/', '/calendar', '/api/site'])
    if (!(await fetch(`${origin}${path}`)).ok)
      throw new BackupError(`The restored temple starts, but ${path} does not open`)
}

const assertSame = (found: Sums, described: DescribedSums | undefined): void => {
  const differs = Object.entries(described ?? {}).find(
    ([name, value]) => found[name as keyof Sums] !== value,
  )
  if (differs)
    throw new BackupError(
      `The restored temple has other figures than the backup says: ${differs[0]} is ${found[differs[0] as keyof Sums]}, not ${differs[1]}`,
    )
}

/**
 * Restores a backup as a separate copy, starts it, looks at its pages and compares what it holds with
 * what the backup says. Throws if it is not good. Nothing of it stays.
 */
export const rehearseBackup = (input: RehearsalInput): Promise<Rehearsal> =>
  whileLocked(input.data, async () => {
    await enoughRoom(input)
    const folder = join(input.data.dataDir, 'rehearsal')
    // One that was killed left it.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { data, target, remove } = stageOf(input.data, folder)
    try {
      const { described } = await restoreInto({ ...input, data, isForced: false }, target)
      const server = await startRehearsal(data)
      await looks(server.origin).finally(server.stop)
      const sums = await readSums(data)
      assertSame(sums, described.sums)
      return { madeAt: described.madeAt, sums }
    } finally {
      input.source.destroy()
      await remove()
      await rm(folder, { recursive: true, force: true })
    }
  })
