import { chown, mkdir, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { beginNote } from '#server/backup/notes.ts'
import { noteRehearsal } from '#server/backup/rehearsalNotes.ts'
import { readConfig } from '#server/config.ts'
import { openDb } from '#server/db/db.ts'
import { dialect, emptyDatabase, filledDatabase } from '#server/test/database.ts'
import { testBucket } from '#server/test/bucket.ts'
import { checkBackups } from './backups.ts'
import { checkDatabase } from './database.ts'
import { examine } from './doctor.ts'
import type { Finding } from './finding.ts'
import { checkOwners } from './owners.ts'

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const lines = (findings: readonly Finding[]): string[] =>
  findings.map(({ state, text }) => `${state} ${text}`)

const now = new Date('2026-11-29T02:30:00Z')
const publicly = { PUBLIC_URL: 'https://temple.example', TRUST_PROXY: '1' }

describe('Backups', () => {
  const found = async (env: Record<string, string>, at = now) =>
    lines(await checkBackups(readConfig({ ...publicly, ...env }), undefined, at))

  test('are old, none, or of a time to come', async () => {
    const folder = await newFolder()
    const env = { DATA_DIR: await newFolder(), BACKUP_DIR: folder }
    const cure =
      'Make one now with npm run backup; the office says at Settings, Backups, why one failed'
    expect((await found(env))[0]).toBe(`attention Backups: none yet in ${folder}. ${cure}`)
    await writeFile(join(folder, 'modak-20261128-213000.tar.gz'), 'x')
    expect((await found(env))[0]).toBe(
      'ok Backups: the newest is 5 hours old, modak-20261128-213000.tar.gz',
    )
    const later = new Date('2026-12-02T02:30:00Z')
    expect((await found(env, later))[0]).toBe(`wrong Backups: the newest is 3 days old. ${cure}`)
    expect((await found({ ...env, PUBLIC_URL: '' }, later))[0]).toMatch(/^ok .*3 days old/)
    expect((await found(env, new Date('2026-11-28T21:00:00Z')))[0]).toMatch(
      /^wrong Clock: the newest/,
    )
  })

  test('beside data that is not there yet are made by the first start', async () => {
    const dataDir = join(await newFolder(), 'data')
    expect((await found({ DATA_DIR: dataDir }))[0]).toBe(
      `attention Backups: in ${dataDir}/backups, which the first start makes`,
    )
  })

  test('have not been tested, passed their test, or failed it', async () => {
    const database = await filledDatabase()
    onTestFinished(database.drop)
    const db = openDb(database.location)
    onTestFinished(() => db.destroy())
    const folder = await newFolder()
    await writeFile(join(folder, 'modak-20261128-213000.tar.gz'), 'x')
    const config = readConfig({ ...publicly, DATA_DIR: await newFolder(), BACKUP_DIR: folder })
    const tried = async () => lines(await checkBackups(config, db, now)).join('\n')
    expect(await tried()).toMatch(/^attention Backups: none has been tested yet/m)
    const id = await beginNote(db, { place: folder, at: now })
    await noteRehearsal(db, { id: id ?? '' }, now, 'It was cut off')
    expect(await tried()).toMatch(
      /^wrong Backups: the one of .* failed its test\. It was cut off\./m,
    )
    await noteRehearsal(db, { id: id ?? '' }, new Date('2026-11-27T02:30:00Z'))
    expect(await tried()).toMatch(/^ok Backups: one passed its test 2 days ago$/m)
    await noteRehearsal(db, { id: id ?? '' }, new Date('2026-09-27T02:30:00Z'))
    expect(await tried()).toMatch(/^attention Backups: one passed its test 63 days ago/m)
  })

  test('on the disk of the data, not encrypted, and not planned', async () => {
    const dataDir = await newFolder()
    const file = join(dataDir, 'passphrase')
    await writeFile(file, 'twenty-one modaks\n', { mode: 0o600 })
    const risky = await found({ DATA_DIR: dataDir, BACKUP_AT: 'off' })
    expect(risky).toContainEqual(expect.stringMatching(/^attention .*on the same disk as the data/))
    expect(risky).toContainEqual(expect.stringMatching(/^attention .*not encrypted/))
    expect(risky).toContainEqual(expect.stringMatching(/^attention .*BACKUP_AT=off/))
    const safe = await found({ DATA_DIR: dataDir, BACKUP_PASSPHRASE_FILE: file })
    expect(safe).toContainEqual(expect.stringMatching(/^ok Backups: encrypted/))
    expect(safe.join()).not.toContain('BACKUP_AT')
  })

  test('nowhere, because a folder is in the way', async () => {
    const file = join(await newFolder(), 'usb')
    await writeFile(file, '')
    const [said] = await found({ DATA_DIR: await newFolder(), BACKUP_DIR: file })
    expect(said).toMatch(/^wrong /)
  })

  test('in a bucket, and in one that is not there', async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = await testBucket()
    const env = (name: string) => ({
      DATA_DIR: '/nowhere/data',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
    expect((await found(env(bucket)))[0]).toContain(`none yet in s3:${bucket}/backups`)
    expect((await found(env('no-such-bucket')))[0]).toMatch(/^wrong Backups: The bucket/)
  })

  test('that were made and are gone', async () => {
    const { location, drop } = await filledDatabase()
    onTestFinished(drop)
    const db = openDb(location)
    onTestFinished(() => db.destroy())
    const config = readConfig({ ...publicly, DATA_DIR: await newFolder() })
    const note = { id: 'b1', step: 'checking', place: '/x', name: 'modak-1.tar.gz', bytes: 1 }
    await db('backups').insert({ ...note, started_at: now.toISOString() })
    const [said] = lines(await checkBackups(config, db, now))
    expect(said).toMatch(
      /^wrong Backups: the last good one, modak-1\.tar\.gz, is not in .* any more/,
    )
  })
})

describe.runIf(dialect === 'sqlite')('A database of SQLite', () => {
  const filled = async () => {
    const { location, drop } = await filledDatabase()
    onTestFinished(drop)
    if (!('sqliteFile' in location)) throw new Error('not SQLite')
    return { location, file: location.sqliteFile, dataDir: join(location.sqliteFile, '..') }
  }

  test('damaged in its middle, and at its beginning', async () => {
    const { location, file } = await filled()
    const handle = await open(file, 'r+')
    const noise = Buffer.alloc(200_000, 0xa5)
    await handle.write(noise, 0, noise.length, 400_000)
    const damaged = /^wrong Database: .*damaged.*Stop Modak and restore/
    expect(lines(await checkDatabase(location, () => now))[0]).toMatch(damaged)
    await handle.write(noise, 0, 1000, 0)
    await handle.close()
    expect(lines(await checkDatabase(location, () => now))[0]).toMatch(
      /^wrong Database: The database .* is damaged \(SQLITE_NOTADB\)\. Stop Modak/,
    )
  })

  test('of no bytes beside uploads, and one that was moved away', async () => {
    const { file, dataDir } = await filled()
    await mkdir(join(dataDir, 'uploads'))
    await writeFile(join(dataDir, 'uploads/a.webp'), 'x')
    const about = async () => lines(await examine({ DATA_DIR: dataDir }, []))
    await writeFile(`${file}.moved`, '127.0.0.1/modak\n')
    expect(await about()).toContainEqual(
      expect.stringMatching(/^wrong Database: This temple was moved to PostgreSQL/),
    )
    await rm(`${file}.moved`)
    await truncate(file)
    expect(await about()).toContainEqual(
      expect.stringMatching(/^wrong Database: .*is empty, but there was a temple/),
    )
  }, 30_000)
})

test.runIf(dialect === 'postgres')('a PostgreSQL without that database', async () => {
  const { location, drop } = await emptyDatabase()
  onTestFinished(drop)
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL')
  const postgresUrl = new URL('/no_such_temple', location.postgresUrl).href
  expect(lines(await checkDatabase({ postgresUrl }, () => now))[0]).toBe(
    'wrong Database: PostgreSQL has no database "no_such_temple" (3D000). Create it with createdb, or correct DATABASE_URL.',
  )
})

/** Only root can set owners. */
test.runIf(process.geteuid?.() === 0)('Files of somebody else in the data', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'uploads/audio'), { recursive: true })
  expect(lines(checkOwners(folder))).toEqual(['ok Owners: everything in DATA_DIR belongs to root'])
  await chown(join(folder, 'uploads/audio'), 65_534, 65_534)
  expect(lines(checkOwners(folder))).toEqual([
    `wrong Owners: one file in DATA_DIR is not root’s, such as ${folder}/uploads/audio of nobody. As root: chown -R root: ${folder}`,
  ])
  await chown(folder, 65_534, 65_534)
  const found = lines(await examine({ DATA_DIR: folder }, []))
  expect(found).toContainEqual(expect.stringMatching(/^wrong User: This is root, but the data in/))
  expect(found.join('\n')).not.toContain('Database:')
})
