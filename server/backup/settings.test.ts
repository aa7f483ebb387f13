import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const bucket = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'temple',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

const backupsOf = (settings: Record<string, string>) => readConfig(settings).backups

test('a public temple is backed up every night, one on this machine is not', () => {
  expect(backupsOf({ PUBLIC_URL: 'https://temple.example' }).at).toBe('02:30')
  expect(backupsOf({}).at).toBeUndefined()
  expect(backupsOf({ BACKUP_AT: '23:15' }).at).toBe('23:15')
  expect(backupsOf({ PUBLIC_URL: 'https://temple.example', BACKUP_AT: 'off' }).at).toBeUndefined()
  for (const BACKUP_AT of ['24:00', '2:30', 'night'])
    expect(() => backupsOf({ BACKUP_AT })).toThrow('BACKUP_AT')
})

test('backups go to the folder that is set, else the bucket, else beside the data', () => {
  expect(backupsOf({ BACKUP_DIR: '/srv/b', ...bucket }).target).toEqual({ folder: '/srv/b' })
  expect(backupsOf(bucket).target).toMatchObject({ bucket: { bucket: 'temple' } })
  expect(backupsOf({}).target).toEqual({ folder: resolve('data/backups') })
})

test('a passphrase that is missing or too short is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-passphrase-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const BACKUP_PASSPHRASE_FILE = join(folder, 'passphrase')
  expect(() => backupsOf({ BACKUP_PASSPHRASE_FILE })).toThrow('is not there')
  await writeFile(BACKUP_PASSPHRASE_FILE, 'short\nDurva grass 21 modak')
  expect(() => backupsOf({ BACKUP_PASSPHRASE_FILE })).toThrow('fewer than 12')
  await writeFile(BACKUP_PASSPHRASE_FILE, 'Durva grass 21 modak\n')
  expect(backupsOf({ BACKUP_PASSPHRASE_FILE }).passphrase).toBe('Durva grass 21 modak')
})
