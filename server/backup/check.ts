import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { readArchive } from './archive.ts'
import { BackupError } from './errors.ts'
import { type BackupHeader } from './manifest.ts'
import { sqliteEntry } from './snapshot.ts'
import { inspectSqlite } from './sqliteCopy.ts'

type Bytes = AsyncIterable<Buffer>

/** Writes a file of an archive below the folder. */
export const unpackTo =
  (folder: string) =>
  async (name: string, body: Bytes): Promise<void> => {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
  }

export const checkCounts = (
  counted: BackupHeader['rows'],
  described: BackupHeader['rows'],
): void => {
  if (!isDeepStrictEqual(counted, described))
    throw new BackupError('The tables do not have the rows they had when the backup was made')
}

const countLines = async (body: Bytes): Promise<number> => {
  let lines = 0
  for await (const chunk of body)
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

const ignore = async (body: Bytes): Promise<void> => {
  for await (const _ of body);
}

/**
 * Reads a backup as a restore would: every byte is checked, SQLite's file is opened and its rows
 * are counted, and so are those of PostgreSQL, for which there is no second database.
 */
export const checkBackup = async (
  source: Bytes,
  passphrase: string | undefined,
  scratch: string,
): Promise<void> => {
  const lines: Record<string, number> = {}
  const unpack = unpackTo(scratch)
  const described = await readArchive(source, passphrase, {
    file: async (name, body) => {
      const table = /^database\/(\w+)\.jsonl$/.exec(name)?.[1]
      if (name === sqliteEntry) await unpack(name, body)
      else if (table) lines[table] = await countLines(body)
      else await ignore(body)
    },
  })
  const isSqlite = described.dialect === 'sqlite'
  const counted = isSqlite ? inspectSqlite(join(scratch, sqliteEntry)).rows : lines
  checkCounts(counted, described.rows)
}
