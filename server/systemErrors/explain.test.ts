import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { explain, explainPostgres } from './explain.ts'

const temple = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'modak-explain-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const backupFolder = join(dataDir, 'elsewhere')
  await mkdir(backupFolder)
  const file = join(dataDir, 'modak.sqlite')
  return { dataDir, backupFolder, file }
}

const failureOf = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail')
}

const withCode = (code: string, more: object = {}): Error =>
  Object.assign(new Error('said by a library'), { code, ...more })

const fill = (file: string): void => {
  const db = new Database(file)
  db.exec('create table lamps (oil text)')
  const insert = db.prepare('insert into lamps values (?)')
  for (let i = 0; i < 100; i += 1) insert.run('ghee '.repeat(200))
  db.close()
}

test('a file that is no database is damaged, and the newest backup is named', async () => {
  const about = await temple()
  await writeFile(about.file, 'noise '.repeat(1000))
  const error = failureOf(() => new Database(about.file).prepare('select * from lamps').all())
  const damaged = `The database ${about.file} is damaged (SQLITE_NOTADB). `
  expect(explain(error, about)).toBe(
    `${damaged}Stop Modak and restore a backup with --force; there is none in the usual folder`,
  )
  await mkdir(join(about.dataDir, 'backups'))
  await writeFile(join(about.dataDir, 'backups/modak-20261126-023000.tar.gz'), '')
  await writeFile(join(about.backupFolder, 'modak-20261127-023000.tar.gz.sealed'), '')
  await writeFile(join(about.backupFolder, 'z.tar.gz'), '')
  expect(explain(error, about)).toBe(
    `${damaged}Stop Modak and restore the newest backup: node_modules/.bin/node --run restore -- ${about.backupFolder}/modak-20261127-023000.tar.gz.sealed --force`,
  )
  expect(explain(error, { ...about, dataDir: '/nowhere', backupFolder: undefined })).toContain(
    '--run restore -- s3:NAME --force',
  )
})

test('noise in the middle of a database is named', async () => {
  const about = await temple()
  fill(about.file)
  const db = new Database(about.file)
  const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number }
  db.close()
  const { open } = await import('node:fs/promises')
  const handle = await open(about.file, 'r+')
  await handle.write(Buffer.alloc(size * 10, 0xa5), 0, size * 10, size)
  await handle.close()
  const error = failureOf(() => new Database(about.file).prepare('select * from lamps').all())
  expect(explain(error, about)).toMatch(/is damaged \(SQLITE_CORRUPT\)\. Stop Modak and restore/)
})

test('a full disk, of SQLite, of a file and of PostgreSQL', async () => {
  const about = await temple()
  fill(about.file)
  const db = new Database(about.file)
  db.pragma('max_page_count = 1')
  const insert = db.prepare('insert into lamps values (zeroblob(1000000))')
  const full = `The disk of ${about.dataDir} is full`
  const cure = 'Make room on it, for example by deleting old backups, and try again.'
  expect(
    explain(
      failureOf(() => insert.run()),
      about,
    ),
  ).toBe(`${full} (SQLITE_FULL). ${cure}`)
  db.close()
  expect(explain(withCode('53100'), about)).toBe(`${full} (53100). ${cure}`)
  const ofFile = withCode('ENOSPC', { path: '/mnt/usb/x' })
  expect(explain(ofFile, about)).toBe(`The disk of /mnt/usb/x is full (ENOSPC). ${cure}`)
})

test('a database that is not there', async () => {
  const about = await temple()
  const error = failureOf(() => new Database(about.file, { fileMustExist: true }))
  expect(explain(error, about)).toBe(
    `There is no database at ${about.file} (SQLITE_CANTOPEN). Check DATA_DIR, and that its disk is mounted.`,
  )
})

test('a disk that can only be read', async () => {
  const error = withCode('EROFS', { path: '/mnt/usb/modak' })
  expect(explain(error, await temple())).toBe(
    '/mnt/usb/modak can only be read here (EROFS). Mount its disk for writing; if only the systemd unit may not write to it, run systemctl edit modak and add ReadWritePaths=-/mnt/usb/modak below [Service].',
  )
})

test('a file on a disk that can only be read is explained by its folder', async () => {
  const about = await temple()
  const path = join(about.backupFolder, 'modak-20261126-023000.tar.gz.unfinished')
  expect(explain(withCode('EROFS', { path, syscall: 'open' }), about)).toMatch(
    new RegExp(`^${about.backupFolder} can only be read .* ReadWritePaths=-${about.backupFolder} `),
  )
  const folder = join(about.backupFolder, 'new')
  expect(explain(withCode('EROFS', { path: folder, syscall: 'mkdir' }), about)).toContain(
    `ReadWritePaths=-${folder} below`,
  )
})

test('a file where a folder is to be made', async () => {
  const about = await temple()
  await writeFile(about.file, '')
  for (const [path, code] of [
    [about.file, 'EEXIST'],
    [join(about.file, 'backups'), 'ENOTDIR'],
  ] as const) {
    const error: unknown = await mkdir(path, { recursive: true }).catch((why: unknown) => why)
    expect(explain(error, about)).toBe(
      `${path} cannot be made (${code}): a file is in its way. Name another folder, or move that file.`,
    )
  }
})

test.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', 'is not trusted', 'NODE_EXTRA_CA_CERTS'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'is not trusted', 'NODE_EXTRA_CA_CERTS'],
  ['CERT_HAS_EXPIRED', 'has expired', 'Renew it'],
  ['CERT_NOT_YET_VALID', 'is not valid yet', 'clock'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another name', 'renew it'],
])('a certificate with %s, also where fetch hides it', async (code, said, cure) => {
  const hidden = new TypeError('fetch failed', { cause: withCode(code) })
  const words = explain(hidden, await temple())
  expect(words).toContain(`${said} (${code})`)
  expect(words).toContain(cure)
})

test.each([
  [
    '3D000',
    'PostgreSQL has no database "lamps" (3D000). Create it with createdb, or correct --to.',
  ],
  [
    '28P01',
    'The database at --to refused the login (28P01). Check the user and the password in --to.',
  ],
  [
    'ECONNREFUSED',
    'The database at --to does not answer (ECONNREFUSED). Check that PostgreSQL runs, and --to.',
  ],
  ['42P01', undefined],
])('PostgreSQL answers %s', (code, said) => {
  const error = Object.assign(new Error('database "lamps" does not exist'), { code })
  expect(explainPostgres(error, '--to')).toBe(said)
})

test('what is a bug is not explained', async () => {
  const about = await temple()
  for (const error of [
    new Error('x'),
    withCode('ENOENT'),
    withCode('SQLITE_ERROR'),
    'x',
    undefined,
  ])
    expect(explain(error, about)).toBeUndefined()
})
