import { stat, statfs } from 'node:fs/promises'
import { BackupError } from './errors.ts'
import type { Place } from './places/port.ts'
import type { Data } from './uploads.ts'

/** What must stay free for the temple itself. */
export const spare = 200 * 1024 * 1024

const inMb = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`

const sizeOf = async ({ location }: Data): Promise<number> =>
  'sqliteFile' in location ? (await stat(location.sqliteFile)).size : 0

/**
 * Refuses before a disk is full: two copies of the database are made beside it, and a backup is
 * about as large as the last one.
 */
export const enoughRoom = async (data: Data, place: Place): Promise<void> => {
  const { bavail, bsize } = await statfs(data.dataDir)
  const needed = 2 * (await sizeOf(data)) + spare
  if (bavail * bsize < needed)
    throw new BackupError(`Less than ${inMb(needed)} are free in ${data.dataDir}`)
  const free = await place.room()
  const last = ((await place.list()).at(-1)?.bytes ?? 0) + spare
  if (free !== undefined && free < last)
    throw new BackupError(`Less than ${inMb(last)} are free in ${place.label}`)
}
