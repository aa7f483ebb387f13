import { statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asNobody, childProcess } from '#server/test/childProcess.ts'
import { assertApart } from './folder.ts'

/** Two file systems, as with a second disk. */
const diskOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev
const hasDisks = ![undefined, diskOf(import.meta.dirname)].includes(diskOf('/dev/shm'))

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-keep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An installation with everything that names a file. */
const installation = async (more: readonly string[] = []) => {
  const folder = await newFolder()
  const inFolder = (name: string) => join(folder, name)
  await mkdir(inFolder('etc'))
  await writeFile(inFolder('etc/passphrase'), 'Modak-durva-hibiscus\n', { mode: 0o600 })
  await writeFile(inFolder('etc/dkim.pem'), 'the private key', { mode: 0o600 })
  const lines = [
    'PUBLIC_URL=https://temple.example',
    'SMTP_URL=smtp://temple:mail-secret@mail.example',
    'MAIL_FROM=temple@temple.example',
    `BACKUP_DIR=${inFolder('backups')}`,
    `BACKUP_PASSPHRASE_FILE=${inFolder('etc/passphrase')}`,
    'DKIM_SELECTOR=modak',
    `DKIM_KEY_FILE=${inFolder('etc/dkim.pem')}`,
    ...more,
  ]
  await writeFile(inFolder('settings'), lines.join('\n'), { mode: 0o600 })
  const env = { ENV_FILE: inFolder('settings'), DATA_DIR: inFolder('data') }
  return { inFolder, env, settings: lines.join('\n') }
}

const keep = async (
  args: string[],
  env: Record<string, string>,
  through?: readonly string[],
): Promise<{ code: number | null; said: string }> => {
  const command = childProcess(join(import.meta.dirname, 'keep.ts'), args, env, through)
  const code = await command.ended
  return { code, said: command.output() }
}

const textsIn = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(folder)).map(async (name) => [
        name,
        await readFile(join(folder, name), 'utf8'),
      ]),
    ),
  )

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

test('what no backup contains is copied, for its owner only, and no secret is printed', async () => {
  const { inFolder, env, settings } = await installation()
  const keys = inFolder('usb/keys')
  const { code, said } = await keep([keys], env)
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('the settings') })
  const { 'README.txt': list, ...copies } = await textsIn(keys)
  expect(copies).toEqual({
    'settings.env': settings,
    'environment.env': `DATA_DIR=${env.DATA_DIR}\n`,
    'backup-passphrase': 'Modak-durva-hibiscus\n',
    'dkim.pem': 'the private key',
  })
  for (const name of [...Object.keys(copies), 'README.txt'])
    expect(await modeOf(join(keys, name)), name).toBe(0o600)
  expect(await modeOf(keys)).toBe(0o700)
  expect(list).toContain(
    `dkim.pem\n  signs emails, as the key in the DNS says\n  from ${inFolder('etc/dkim.pem')}`,
  )
  for (const secret of ['mail-secret', 'durva', 'private key']) {
    expect(said).not.toContain(secret)
    expect(list).not.toContain(secret)
  }
  expect(said).toContain(`All of it is in ${keys}, with README.txt.`)
})

test('with Docker the settings come from the environment, and so do their passwords', async () => {
  const folder = await newFolder()
  const { code, said } = await keep([join(folder, 'keys')], {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: 'postgres://modak:p@db:5432/modak',
    POSTGRES_PASSWORD: 'a$b c',
    WHATSAPP_APP_SECRET: ' ',
    NODE_ENV: 'production',
  })
  expect(code).toBe(0)
  expect(said).toContain('BACKUP_PASSPHRASE_FILE: not set, so backups are not encrypted')
  const { 'README.txt': _list, ...copies } = await textsIn(join(folder, 'keys'))
  expect(copies).toEqual({
    'environment.env': [
      `DATA_DIR=${folder}/data`,
      'DATABASE_URL=postgres://modak:p@db:5432/modak',
      `POSTGRES_PASSWORD='a$b c'`,
      '',
    ].join('\n'),
  })
})

test('a second time its own files are replaced; the passphrase of older backups stays', async () => {
  const { inFolder, env } = await installation()
  const keys = inFolder('keys')
  await keep([keys], env)
  expect((await keep([keys], env)).code).toBe(0)
  await writeFile(inFolder('etc/passphrase'), 'another-passphrase\n')
  await writeFile(inFolder('etc/dkim.pem'), 'a new key')
  await writeFile(join(keys, 'notes.txt'), 'of the operator')
  expect((await keep([keys], env)).code).toBe(0)
  const copies = await textsIn(keys)
  expect(copies).toMatchObject({
    'backup-passphrase': 'another-passphrase\n',
    'dkim.pem': 'a new key',
    'notes.txt': 'of the operator',
  })
  const older = Object.keys(copies).filter((name) => name.startsWith('backup-passphrase-until-'))
  expect(older.map((name) => copies[name])).toEqual(['Modak-durva-hibiscus\n'])
})

test('what is set and not there is named at the end, and the rest is kept', async () => {
  const { inFolder, env } = await installation()
  await rm(inFolder('etc/passphrase'))
  const { code, said } = await keep([inFolder('keys')], env)
  expect(code).toBe(1)
  expect(said).toContain(
    `Missing: BACKUP_PASSPHRASE_FILE names ${inFolder('etc/passphrase')}, which is not a file\n`,
  )
  expect(await readdir(inFolder('keys'))).toContain('dkim.pem')
})

describe('A folder is refused', () => {
  const refusal = async (folder: string, env: Record<string, string>): Promise<string> => {
    const { code, said } = await keep([folder], env)
    expect(code).toBe(2)
    return said.trim()
  }

  test('in the data, in the installation, with the backups or beside them', async () => {
    const { inFolder, env } = await installation()
    const { DATA_DIR: dataDir } = env
    await mkdir(inFolder('data'))
    await mkdir(inFolder('usb'))
    await writeFile(inFolder('usb/modak-20261126-023000.tar.gz.sealed'), '')
    await symlink(dataDir, inFolder('link'))
    const ofData = `is not apart from DATA_DIR, ${dataDir}: it would be lost with the data.`
    const why = 'whoever gets a backup would get its passphrase, too.'
    const usb = inFolder('usb')
    for (const [folder, said] of [
      [inFolder('link/keys'), ofData],
      [inFolder('.'), ofData],
      [join(import.meta.dirname, 'keys'), 'is in the folder of the installation'],
      [inFolder('backups/keys'), `is beside the backups in ${inFolder('backups')}: ${why}`],
      [usb, `is beside the backups in ${usb}: ${why}`],
      [join(usb, 'keys'), `is beside the backups in ${usb}: ${why}`],
    ] as const)
      expect(await refusal(folder, env)).toContain(said)
    expect(await readdir(dataDir)).toEqual([])
  })

  test.runIf(hasDisks)('on the disk of the backups, if that is another than the data’s', () => {
    const dataDir = join(import.meta.dirname, 'data')
    const onOther = '/dev/shm/backups'
    const refuse = (folder: string, backupFolder: string) => () =>
      assertApart(folder, { dataDir, backupFolder })
    expect(refuse('/dev/shm/keys', onOther)).toThrow(`is beside the backups in ${onOther}`)
    expect(refuse('/dev/shm/keys', join(dataDir, 'backups'))).not.toThrow()
  })

  test('that holds files of others', async () => {
    const { inFolder, env } = await installation()
    const keys = inFolder('keys')
    await mkdir(keys, { mode: 0o755 })
    await writeFile(join(keys, 'photo.jpg'), '')
    expect(await refusal(keys, env)).toContain('has other files, and others may look into it')
    await rm(join(keys, 'photo.jpg'))
    await writeFile(join(keys, 'dkim.pem'), 'of another program')
    expect(await refusal(keys, env)).toContain('has a dkim.pem that this command did not make')
    expect(await textsIn(keys)).toEqual({ 'dkim.pem': 'of another program' })
  })
})

test('a file that this user may not read is named with the user who may', async () => {
  if (process.geteuid?.() !== 0) return
  const { inFolder, env } = await installation()
  await rm(env.ENV_FILE)
  const input = {
    ENV_FILE: '/dev/null',
    DATA_DIR: env.DATA_DIR,
    BACKUP_PASSPHRASE_FILE: inFolder('etc/passphrase'),
  }
  const { code, said } = await keep([inFolder('keys')], input, asNobody)
  expect(code).toBe(2)
  expect(said.trim()).toMatch(
    / cannot be used \(EACCES\): .*only root may enter .*, and this is nobody/,
  )
})
