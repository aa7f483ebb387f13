import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { backUp, templeWithUploads } from '#server/test/backups.ts'
import { childProcess } from '#server/test/childProcess.ts'
import { dialect } from '#server/test/database.ts'

/** Each starts processes. */
vi.setConfig({ testTimeout: 90_000 })

const script = (name: string) => join(import.meta.dirname, '../../scripts', name)
const start = '../server/start.mjs'

const runs = async (name: string, args: string[], env: Record<string, string>) => {
  const command = childProcess(script(name), args, env)
  const code = await command.ended
  return { code, said: command.output().trim().split('\n').at(-1) }
}

/** A disk of its own, in memory. */
const newDisk = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder])
  onTestFinished(async () => {
    execFileSync('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  })
  const dataDir = join(folder, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  const setReadOnly = () => execFileSync('mount', ['-o', 'remount,ro', folder])
  const fill = (bytes: number) => writeFile(join(folder, 'ballast'), Buffer.alloc(bytes))
  return { folder, dataDir, setReadOnly, fill }
}

const isOurs = dialect === 'sqlite' && process.platform === 'linux'

/** Only root may make a disk. */
describe.runIf(isOurs && process.geteuid?.() === 0)('A disk', () => {
  test('that is full is named by a start and by a restore', async () => {
    const { dataDir, fill } = await newDisk()
    const { data, folder, place } = await templeWithUploads()
    await writeFile(join(data.dataDir, 'uploads/media/ff00-1.webp'), Buffer.alloc(1024 * 1024, 7))
    const { name } = await backUp(data, place)
    await fill(5_500_000)
    const full = `The disk of ${dataDir} is full`
    const cure = 'Make room on it, for example by deleting old backups, and try again.'
    expect(await runs(start, [], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `${full} (SQLITE_FULL). ${cure}`,
    })
    for (const ending of ['', '-wal', '-shm'])
      await rm(join(dataDir, `modak.sqlite${ending}`), { force: true })
    const restored = await runs('backup/restore.ts', [join(folder, name)], { DATA_DIR: dataDir })
    expect(restored).toEqual({ code: 2, said: expect.stringContaining(`${full} (`) })
  })

  test('that can only be read is named by a start and by a backup', async () => {
    const { folder, dataDir, setReadOnly } = await newDisk()
    const { data } = await templeWithUploads()
    setReadOnly()
    const only = (path: string) =>
      `${path} can only be read here (EROFS). Mount its disk for writing;`
    const started = await runs(start, [], { DATA_DIR: dataDir })
    expect(started).toEqual({
      code: 1,
      said: expect.stringContaining(`DATA_DIR: ${only(dataDir)}`),
    })
    const backups = join(folder, 'backups')
    const made = await runs('backup/backup.ts', ['--to', backups], { DATA_DIR: data.dataDir })
    expect(made).toEqual({ code: 2, said: expect.stringContaining(only(backups)) })
  })
})

test.runIf(dialect === 'sqlite')(
  'a damaged database is named by a start and by a backup, one of no bytes as well',
  async () => {
    const { data, place, folder } = await templeWithUploads()
    const { name } = await backUp(data, place)
    const env = { DATA_DIR: data.dataDir, BACKUP_DIR: folder }
    const cure = `Stop Modak and restore the newest backup: node_modules/.bin/node --run restore -- ${folder}/${name} --force`
    const file = join(data.dataDir, 'modak.sqlite')
    const handle = await open(file, 'r+')
    const noise = Buffer.alloc(400_000, 0xa5)
    await handle.write(noise, 0, noise.length, 300_000)
    const damaged = await runs('backup/backup.ts', [], env)
    expect(damaged).toEqual({
      code: 2,
      said: `The database ${file} is damaged (SQLITE_CORRUPT). ${cure}`,
    })
    await handle.write(noise, 0, 1000, 0)
    await handle.close()
    expect(await runs(start, [], env)).toEqual({
      code: 1,
      said: `The database ${file} is damaged (SQLITE_NOTADB). ${cure}`,
    })
    await writeFile(file, '')
    for (const command of [start, 'backup/backup.ts'])
      expect((await runs(command, [], env)).said).toContain(
        `The database ${file} is empty, but there was a temple: ${folder}/${name} is still there. ${cure}.`,
      )
  },
)
