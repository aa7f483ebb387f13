import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { makeBackup } from '#server/backup/make.ts'
import { folderPlace } from '#server/backup/places/folder.ts'
import type { Place } from '#server/backup/places/port.ts'
import { type RestoreResult, restoreBackup } from '#server/backup/restore.ts'
import type { Data } from '#server/backup/uploads.ts'
import { openDb } from '#server/db/db.ts'
import { emptyDatabase, filledDatabase } from './database.ts'
import { account } from './people.ts'

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Where SQLite's file really is, as on a server. */
const dataOf = async (isFilled: boolean): Promise<Data> => {
  const database = await (isFilled ? filledDatabase() : emptyDatabase())
  onTestFinished(database.drop)
  const { location } = database
  return {
    location,
    dataDir: 'sqliteFile' in location ? join(location.sqliteFile, '..') : await newFolder(),
    bucket: undefined,
  }
}

export const pictureName = 'ab12-cd34.webp'

/** A temple with an administrator and a picture, and a folder for its backups. */
export const templeWithUploads = async () => {
  const data = await dataOf(true)
  await withDb(data, (db) => account({ db, now: () => new Date() }, { role: 'admin' }))
  const media = join(data.dataDir, 'uploads/media')
  await mkdir(media, { recursive: true })
  await writeFile(join(media, pictureName), 'a picture of the murti')
  const folder = await newFolder()
  return { data, folder, place: folderPlace(folder) }
}

export const emptyTemple = () => dataOf(false)

export const withDb = async <T>(data: Data, work: (db: Knex) => Promise<T>): Promise<T> => {
  const db = openDb(data.location)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

type Options = { keep?: number; passphrase?: string | undefined; at?: string }

export const backUp = (data: Data, place: Place, options: Options = {}) =>
  makeBackup({
    data,
    place,
    keep: options.keep ?? 14,
    passphrase: options.passphrase,
    now: () => new Date(options.at ?? '2026-11-26T02:30:00Z'),
  })

export const restoreTo = async (
  data: Data,
  source: Readable | undefined,
  { passphrase, isForced = false }: { passphrase?: string; isForced?: boolean } = {},
): Promise<RestoreResult> => {
  if (!source) throw new Error('There is no such backup')
  const now = () => new Date('2026-11-27T10:00:00Z')
  return restoreBackup({ data, source, passphrase, isForced, now })
}
