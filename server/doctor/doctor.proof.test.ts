import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { builtApp, hashOf } from '#scripts/builtFrom.mjs'
import { openDb } from '#server/db/db.ts'
import { childProcess } from '#server/test/childProcess.ts'
import { emptyDatabase, filledDatabase } from '#server/test/database.ts'
import { recordOldMigrations } from '#server/test/oldMigrations.ts'
import { mailServer } from '#server/test/mailServer.ts'
import { checkClock, clockOf } from './clock.ts'
import { checkDatabase } from './database.ts'
import { examine } from './doctor.ts'
import type { Finding } from './finding.ts'
import { checkBuild, checkFfmpeg, checkNode } from './machine.ts'

const newFolder = async (mode = 0o700): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-doctor-'))
  await chmod(folder, mode)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const about = (findings: readonly Finding[], what: string): string[] =>
  findings
    .filter(({ text }) => text.startsWith(`${what}:`))
    .map(({ state, text }) => `${state} ${text}`)

const examined = async (env: Record<string, string>, ofEnvFile: string[] = []) =>
  examine({ DATA_DIR: await newFolder(), ...env }, ofEnvFile)

describe('The doctor', () => {
  test('names every invalid setting and still looks at the machine', async () => {
    const found = await examined({ PORT: 'abc', LOG_LEVEL: 'loud', SMPT_URL: 'smtp://u:secret@h' })
    expect(about(found, 'Settings')).toHaveLength(2)
    expect(about(found, 'Settings').every((line) => line.startsWith('wrong'))).toBe(true)
    expect(found).toContainEqual({
      state: 'attention',
      text: expect.stringContaining('Did you mean SMTP_URL?'),
    })
    expect(about(found, 'Node')).toHaveLength(1)
    expect(JSON.stringify(found)).not.toContain('secret')
  })

  test('repeats what is wrong with the file of settings', async () => {
    const found = await examined({}, ['Other users of this machine can read ".env"'])
    expect(found).toContainEqual({ state: 'attention', text: expect.stringContaining('.env') })
  })

  test.each([
    [{}, 'attention Address: http://localhost:3000'],
    [{ PUBLIC_URL: 'http://temple.example' }, 'wrong Address:'],
    [{ PUBLIC_URL: 'https://127.0.0.1:1', TRUST_PROXY: '1' }, 'attention Address:'],
  ])('%j: %s', async (env, begins) => {
    expect(about(await examined(env), 'Address')[0]).toContain(begins)
  })

  test('https needs TRUST_PROXY', async () => {
    const env = { PUBLIC_URL: 'https://temple.invalid' }
    expect(about(await examined(env), 'Proxy')[0]).toMatch(/^wrong .*TRUST_PROXY/)
    const found = await examined({ ...env, TRUST_PROXY: '2' })
    expect(about(found, 'Address')[0]).toBe('ok Address: https://temple.invalid, behind 2 proxies')
  }, 30_000)

  test('a folder that others can read, that is not there, or is none', async () => {
    const open = await examined({ DATA_DIR: await newFolder(0o755) })
    expect(about(open, 'DATA_DIR')[0]).toMatch(/^wrong .*chmod 700/)
    const missing = await examined({ DATA_DIR: join(await newFolder(), 'none') })
    expect(about(missing, 'DATA_DIR')[0]).toMatch(/^attention .*not there yet/)
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    const none = await examined({ DATA_DIR: join(file, 'data') })
    expect(about(none, 'DATA_DIR')[0]).toMatch(/^wrong .*ENOTDIR/)
    expect(about(await examined({}), 'DATA_DIR')[0]).toMatch(/^ok .*private/)
    expect(about(await examined({}), 'Disk')[0]).toMatch(/[\d.]+ GB of [\d.]+ GB free/)
  })

  test('a mail server that refuses the password, and one that accepts it', async () => {
    const { smtp, received } = await mailServer({ password: 'right' })
    const mailOf = async (password: string) => {
      const SMTP_URL = `smtp://temple:${password}@${smtp.host}:${smtp.port}`
      const found = await examined({ SMTP_URL, MAIL_FROM: 'temple@example.org' })
      expect(JSON.stringify(found)).not.toContain(`:${password}@`)
      return about(found, 'Email')[0]
    }
    expect(await mailOf('wrong')).toMatch(/^wrong .*Authentication failed/)
    expect(await mailOf('right')).toMatch(/^ok /)
    expect(received).toEqual([])
  })

  test('card payments by Stripe’s test keys are no real payments', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }
    const found = await examined({ ...keys, PUBLIC_URL: 'http://temple.example' })
    expect(about(found, 'Card payments')[0]).toMatch(/^attention .*test mode/)
  }, 30_000)

  test('a DKIM key that others can read', async () => {
    const { checkDkimFile } = await import('./settings.ts')
    const file = join(await newFolder(), 'dkim.pem')
    await writeFile(file, 'key', { mode: 0o644 })
    expect(checkDkimFile({ DKIM_KEY_FILE: file })[0]?.state).toBe('wrong')
    await chmod(file, 0o600)
    expect(checkDkimFile({ DKIM_KEY_FILE: file })[0]?.state).toBe('ok')
    expect(checkDkimFile({})).toEqual([])
  })
})

describe('A database', () => {
  const now = () => new Date()

  test('that lacks the key of its links, or a migration', async () => {
    const { location, drop } = await filledDatabase()
    onTestFinished(drop)
    const db = openDb(location)
    await db('secrets').insert({ name: 'links', value: 'x' }).onConflict('name').ignore()
    expect(about(await checkDatabase(location, now), 'Keys')[0]).toMatch(/^ok/)
    await db('secrets').where({ name: 'links' }).delete()
    expect(about(await checkDatabase(location, now), 'Keys')[0]).toMatch(/^wrong/)
    const last = await db('knex_migrations').max({ id: 'id' }).first()
    await db('knex_migrations').where({ id: last?.['id'] }).delete()
    expect(about(await checkDatabase(location, now), 'Database')[0]).toMatch(/earlier version/)
    await recordOldMigrations(db, 60)
    await db.destroy()
    expect(about(await checkDatabase(location, now), 'Database')[0]).toMatch(/^wrong.*too old/)
  })

  test('that is empty, not there, or does not answer', async () => {
    const { location, drop } = await emptyDatabase()
    onTestFinished(drop)
    expect((await checkDatabase(location, now))[0]?.state).toBe('attention')
    const missing = { sqliteFile: join(await newFolder(), 'none.sqlite') }
    expect((await checkDatabase(missing, now))[0]?.text).toContain('not there yet')
    const dead = { postgresUrl: 'postgres://modak:secret@127.0.0.1:1/modak' }
    const [found] = await checkDatabase(dead, now)
    expect(found).toMatchObject({ state: 'wrong', text: expect.stringContaining('ECONNREFUSED') })
    expect(found?.text).not.toContain('secret')
  })
})

describe('The clock', () => {
  const at = new Date('2026-11-26T10:00:00Z')

  test('is compared with a server outside', async () => {
    const server = createServer((_, res) => res.setHeader('Date', at.toUTCString()).end())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await checkClock(origin, () => at)).state).toBe('ok')
    const late = new Date(at.getTime() + 90_000)
    expect(await checkClock(origin, () => late)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('90 seconds'),
    })
  })

  test('is said not to be compared where nobody answers', async () => {
    const now = () => at
    expect(await checkClock(undefined, now)).toMatchObject({ state: 'attention' })
    const silent = await checkClock('http://127.0.0.1:1', now)
    expect(silent.text).toContain('does not answer')
  })

  test('may be twenty seconds away', () => {
    expect(clockOf('it', new Date(at.getTime() - 20_000), at).state).toBe('ok')
    expect(clockOf('it', new Date(at.getTime() + 21_000), at).state).toBe('wrong')
  })
})

test('another Node, a missing ffmpeg and a missing build', async () => {
  expect(checkNode('20.1.0', '24.21.0').state).toBe('wrong')
  expect(checkNode('24.21.0', '24.21.0').state).toBe('ok')
  expect((await checkFfmpeg('no-such-program')).state).toBe('attention')
  const root = await newFolder()
  expect((await checkBuild(root)).state).toBe('wrong')
  for (const folder of ['client', 'ssr'])
    await mkdir(join(root, 'dist', folder), { recursive: true })
  await writeFile(join(root, 'dist/client/index.html'), '')
  await writeFile(join(root, 'dist/ssr/entry-server.js'), '')
  expect((await checkBuild(root)).state).toBe('ok')
})

test('an app that was built from other files is named', async () => {
  const root = await newFolder()
  for (const path of [...builtApp.sources, 'dist/client/index.html', 'dist/ssr/entry-server.js']) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), path)
  }
  await writeFile(join(root, builtApp.mark), hashOf(root, builtApp.sources))
  expect((await checkBuild(root)).state).toBe('ok')
  await writeFile(join(root, 'index.html'), 'of another version')
  expect(await checkBuild(root)).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('built from other files'),
  })
  // Where it was built elsewhere.
  await rm(join(root, 'app'))
  expect((await checkBuild(root)).state).toBe('ok')
})

test('the command prints a line each, and ends with 1 if something is wrong', async () => {
  const script = join(import.meta.dirname, '../../scripts/doctor/doctor.ts')
  const command = childProcess(script, [], { PUBLIC_URL: 'http://temple.example' })
  expect(await command.ended).toBe(1)
  const lines = command.output().trim().split('\n')
  expect(lines.at(-1)).toMatch(/^\d to put right\.$/)
  for (const line of lines.slice(0, -2)) expect(line).toMatch(/^(ok|attention|wrong) +\w+/)
})
