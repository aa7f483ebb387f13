import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { checkUnit, readUnit } from './unit.ts'

/** The unit that we offer, as it is installed. */
const installed = async (...added: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-unit-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const ours = join(import.meta.dirname, '../../docs/deploy/modak.service')
  await copyFile(ours, join(folder, 'modak.service'))
  await mkdir(join(folder, 'modak.service.d'))
  for (const [at, text] of added.entries())
    await writeFile(join(folder, 'modak.service.d', `${at}.conf`), `[Service]\n${text}\n`)
  return readUnit([folder])
}

const checked = async (env: Record<string, string>, userName = 'modak', ...added: string[]) => {
  const config = readConfig({ DATA_DIR: '/var/lib/modak', ...env })
  return checkUnit({ config, userName }, await installed(...added)).map(
    ({ state, text }) => `${state} ${text}`,
  )
}

const fine = ['ok Service: its systemd unit runs as modak and may write where it has to']

test('nothing is said where systemd does not run it', () => {
  const config = readConfig({})
  expect(checkUnit({ config, userName: 'modak' }, readUnit(['/nowhere']))).toEqual([])
})

test('our unit may write where the guide puts data and backups', async () => {
  expect(await checked({})).toEqual(fine)
  expect(await checked({ BACKUP_DIR: '/var/lib/modak/backups' })).toEqual(fine)
})

test('a folder that the unit may not write to needs one line more', async () => {
  const env = { BACKUP_DIR: '/srv/usb/modak' }
  expect(await checked(env)).toEqual([
    'wrong Service: its systemd unit may not write to /srv/usb/modak. Run systemctl edit modak, add ReadWritePaths=-/srv/usb/modak below [Service], and restart it',
  ])
  expect(await checked(env, 'modak', 'ReadWritePaths=-/srv/usb/modak')).toEqual(fine)
  expect(await checked(env, 'modak', 'ReadWritePaths=/srv/usb', 'LimitNOFILE=1')).toEqual(fine)
  expect(await checked(env, 'modak', 'ReadWritePaths=/srv/us')).toHaveLength(1)
  expect(await checked(env, 'modak', 'ReadWritePaths=/srv', 'ReadWritePaths=')).toHaveLength(1)
  expect(await checked(env, 'modak', 'ProtectSystem=full')).toEqual(fine)
})

test('folders that only look the same to the unit', async () => {
  expect((await checked({ BACKUP_DIR: '/tmp/backups' }))[0]).toMatch(/^wrong .*a \/tmp of its own/)
  expect((await checked({ BACKUP_DIR: '/home/asha' }))[0]).toMatch(
    /^wrong .*cannot see \/home\/asha/,
  )
})

test('another user, and another folder for the data', async () => {
  expect(await checked({}, 'root')).toEqual([
    'attention Service: runs as modak, and this is root, so some of this may not hold for it. Run runuser -u modak -- node_modules/.bin/node --run doctor',
  ])
  expect((await checked({ DATA_DIR: '/opt/modak/data' }))[0]).toBe(
    'wrong Service: its unit sets DATA_DIR=/var/lib/modak, and this looked at /opt/modak/data. Write DATA_DIR=/var/lib/modak into .env',
  )
})
