import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { emptyTemple, templeWithUploads, withDb } from '#server/test/backups.ts'
import type { Data } from './uploads.ts'

/** A restore into PostgreSQL runs all migrations. */
vi.setConfig({ testTimeout: 90_000 })

const run = async (command: string, { location, dataDir }: Data, ...args: string[]) => {
  const script = join(import.meta.dirname, '../../scripts/backup', `${command}.ts`)
  const env = {
    DATA_DIR: dataDir,
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  }
  const child = childProcess(script, args, env)
  return { code: await child.ended, output: child.output() }
}

test('the commands make a backup, note it, refuse in words and restore it', async () => {
  const { data, folder } = await templeWithUploads()
  expect(await run('backup', data, '--to', folder)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/is made and checked \(\d+\.\d MB\)/),
  })
  const [name = ''] = await readdir(folder)
  expect(await withDb(data, (db) => db('backups').pluck('name'))).toEqual([name])
  const file = join(folder, name)
  expect(await run('restore', data, file)).toMatchObject({
    code: 2,
    output: expect.stringContaining('--force'),
  })
  expect(await run('restore', data, `${file}x`)).toMatchObject({
    code: 2,
    output: expect.stringContaining('There is no file'),
  })
  // The tables of tests were never those of a server, so that none starts on them.
  expect(await run('restore', data, file, '--rehearse')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The restored temple does not start'),
  })
  expect(await withDb(data, (db) => db('backups').whereNotNull('rehearsal_error'))).toHaveLength(1)
  expect(await run('backup', data, '--keep', 'all')).toMatchObject({ code: 2 })
  expect(await run('backup', data, '--to', 's3')).toMatchObject({
    code: 2,
    output: expect.stringContaining('S3_BUCKET'),
  })
  expect(await run('restore', await emptyTemple(), file)).toMatchObject({
    code: 0,
    output: expect.stringContaining('The temple is back as it was at'),
  })
})

test('a PostgreSQL that does not answer is said in a line, without its password', async () => {
  const { dataDir } = await emptyTemple()
  const location = { postgresUrl: 'postgres://modak:secret@127.0.0.1:1/modak' }
  expect(await run('backup', { location, dataDir, bucket: undefined })).toEqual({
    code: 2,
    output:
      'The database at DATABASE_URL does not answer (ECONNREFUSED). Check that PostgreSQL runs, and DATABASE_URL.\n',
  })
})
