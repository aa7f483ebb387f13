import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dialect, emptyDatabase, filledDatabase, type TestDatabase } from '#server/test/database.ts'
import { lostTemple } from './lostTemple.ts'

const configOf = async (database: TestDatabase) => {
  onTestFinished(database.drop)
  const { location } = database
  const dataDir =
    'sqliteFile' in location
      ? join(location.sqliteFile, '..')
      : await mkdtemp(join(tmpdir(), 'modak-lost-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const folder = join(dataDir, 'elsewhere')
  await mkdir(folder)
  await mkdir(join(dataDir, 'uploads/media'), { recursive: true })
  return {
    database: location,
    dataDir,
    backups: {
      target: { folder },
      at: '02:30',
      keep: 14,
      passphrase: undefined,
      isExpected: true,
    },
  }
}

const upload = (dataDir: string) => writeFile(join(dataDir, 'uploads/media/a1.webp'), 'a picture')

test('a new temple begins where nothing was', async () => {
  expect(await lostTemple(await configOf(await emptyDatabase()))).toBeUndefined()
})

test('a filled database is what it says, whatever is beside it', async () => {
  const config = await configOf(await filledDatabase())
  await upload(config.dataDir)
  expect(await lostTemple(config)).toBeUndefined()
})

test('an empty one beside uploads or backups was lost, and the newest backup is named', async () => {
  const config = await configOf(await emptyDatabase())
  const { dataDir } = config
  await upload(dataDir)
  const begin =
    'sqliteFile' in config.database
      ? `The database ${dataDir}/modak.sqlite is not there`
      : 'The database at DATABASE_URL is empty'
  const end = `To begin an empty temple instead, move its backups and ${dataDir}/uploads to another folder.`
  expect(await lostTemple(config)).toBe(
    `${begin}, but there was a temple: ${dataDir}/uploads/media/a1.webp is still there. Stop Modak and restore a backup with --force; there is none in the usual folder. ${end}`,
  )
  await rm(join(dataDir, 'uploads'), { recursive: true })
  await writeFile(join(config.backups.target.folder, 'modak-20261127-023000.tar.gz'), '')
  const newest = `${dataDir}/elsewhere/modak-20261127-023000.tar.gz`
  expect(await lostTemple(config)).toBe(
    `${begin}, but there was a temple: ${newest} is still there. Stop Modak and restore the newest backup: node_modules/.bin/node --run restore -- ${newest} --force. ${end}`,
  )
})

test.runIf(dialect === 'sqlite')('a file of no bytes is no new temple', async () => {
  const config = await configOf(await emptyDatabase())
  await writeFile(join(config.dataDir, 'modak.sqlite'), '')
  expect(await lostTemple(config)).toBeUndefined()
  await upload(config.dataDir)
  expect(await lostTemple(config)).toMatch(/modak\.sqlite is empty, but there was a temple/)
})
