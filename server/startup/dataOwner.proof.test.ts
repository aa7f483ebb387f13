import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { asNobody, childProcess } from '#server/test/childProcess.ts'

/** Each starts one or two processes. */
vi.setConfig({ testTimeout: 90_000 })

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-owner-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const nobody = 65_534

/** Owners can only be set, and other users be, by root. */
describe.runIf(process.geteuid?.() === 0)('As root', () => {
  const script = (name: string) => join(import.meta.dirname, '../../scripts', name)
  const runs = async (name: string, args: string[], dataDir: string, through?: string[]) => {
    const command = childProcess(script(name), args, { DATA_DIR: dataDir }, through)
    const code = await command.ended
    return { code, said: command.output().trim() }
  }

  test.each([
    ['backup/backup.ts', ['--to', '/mnt/usb'], 'backup -- --to /mnt/usb'],
    ['backup/restore.ts', ['x.tar.gz'], 'restore -- x.tar.gz'],
    ['move/move.ts', ['--to', 'postgres://u:secret@127.0.0.1:1/x'], 'move -- --to …'],
  ])(
    '%s leaves nothing in somebody else’s data, and says how to run it',
    async (name, args, as) => {
      const folder = await newFolder()
      await writeFile(join(folder, 'modak.sqlite'), '')
      await chown(folder, nobody, nobody)
      const { code, said } = await runs(name, args, folder)
      expect(code).toBeGreaterThan(0)
      expect(said).toBe(
        `This is root, but the data in ${folder} belongs to nobody, who could not use what root leaves there. Instead run runuser -u nobody -- node_modules/.bin/node --run ${as}`,
      )
      expect(await readdir(folder)).toEqual(['modak.sqlite'])
    },
  )

  test('a start says it, too', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'modak.sqlite'), '')
    await chown(folder, nobody, nobody)
    const { code, said } = await runs('../server/start.mjs', [], folder)
    expect(code).toBe(1)
    expect(said).toMatch(
      /Instead run systemctl start modak, or runuser -u nobody -- .* --run start$/,
    )
  })

  test('a file of another user is named with its owner and the cure', async () => {
    const folder = await newFolder()
    await chown(folder, nobody, nobody)
    await writeFile(join(folder, 'modak.sqlite.lock'), '', { mode: 0o600 })
    const { said } = await runs('../server/start.mjs', [], folder, asNobody)
    expect(said).toBe(
      `${folder}/modak.sqlite.lock cannot be used (EACCES): it belongs to root, and this is nobody. Give it to nobody, as root: chown -R nobody: ${folder}`,
    )
    const backup = await newFolder()
    await chown(backup, nobody, nobody)
    await writeFile(join(folder, 'backup.tar.gz'), '', { mode: 0o600 })
    const restored = await runs(
      'backup/restore.ts',
      [join(folder, 'backup.tar.gz')],
      backup,
      asNobody,
    )
    expect(restored.said).toBe(
      `${folder}/backup.tar.gz cannot be used (EACCES): it belongs to root, and this is nobody. Give it to nobody, as root: chown nobody: ${folder}/backup.tar.gz`,
    )
  })

  test('what root restored into an empty folder is named as a whole', async () => {
    const folder = await newFolder()
    await chown(folder, nobody, nobody)
    await writeFile(join(folder, 'modak.sqlite'), '', { mode: 0o600 })
    await mkdir(join(folder, 'uploads'), { mode: 0o700 })
    const { said } = await runs('../server/start.mjs', [], folder, asNobody)
    expect(said).toBe(
      `${folder}/modak.sqlite cannot be used (EACCES): it belongs to root, and this is nobody. Give it to nobody, as root: chown -R nobody: ${folder}`,
    )
  })

  test('an upload that only root may read is named, and the temple opens all the same', async () => {
    const folder = await newFolder()
    const media = join(folder, 'uploads/media')
    await mkdir(media, { recursive: true })
    await writeFile(join(media, 'aarti.webp'), '', { mode: 0o600 })
    for (const path of ['.', 'uploads', 'uploads/media'])
      await chown(join(folder, path), nobody, nobody)
    const env = { DATA_DIR: folder, PORT: '0' }
    const server = childProcess(script('../server/start.mjs'), [], env, asNobody)
    await server.says(
      `${media}/aarti.webp cannot be used (EACCES). As root: chown -R nobody: ${folder}`,
    )
    await server.says('Modak runs at')
  })

  test.each([
    [
      '/root/usb',
      'only root may enter /root, and this is nobody. Use a folder that nobody can reach.',
    ],
    [
      '/usr/none',
      'it is not there, and nobody may not make it in /usr, which belongs to root. Make it as root: install -d -o nobody -m 700 /usr/none',
    ],
    [
      '/usr',
      'it belongs to root, and this is nobody. Use a folder of its own, made as root: install -d -o nobody -m 700 /usr/modak',
    ],
  ])('a folder for data that cannot be %s', async (dataDir, said) => {
    const start = await runs('../server/start.mjs', [], dataDir, asNobody)
    expect(start.said).toBe(`DATA_DIR: ${dataDir} cannot be used (EACCES): ${said}`)
  })
})
