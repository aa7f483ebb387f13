import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { TOTP, Secret } from 'otpauth'
import { pino } from 'pino'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { dialect, emptyDatabase, type TestDatabase } from '#server/test/database.ts'
import { eventually } from '#server/test/eventually.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { setUnwritable } from '#server/test/unwritable.ts'
import { openDb, transact } from './db.ts'

const watched = async (database?: TestDatabase, now?: () => Date) => {
  const lines: string[] = []
  const write = (chunk: unknown, _: string, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  const app = await testApp({
    log: pino(new Writable({ write })),
    ...(database && { database }),
    ...(now && { now }),
  })
  const logged = () => lines.map((line) => JSON.parse(line))
  const events = (name: string) => logged().filter(({ event }) => event === name)
  return { app, events, logged }
}

const message = (app: Parameters<typeof browser>[0], length = 100) =>
  browser(app).post('/api/contact', {
    name: 'Asha Kulkarni',
    email: 'asha@example.org',
    subject: 'puja',
    message: 'Om gam ganapataye namah. '.repeat(length / 25),
  })

const publicly = 'Nothing can be saved at the moment. Please try again in a few minutes.'

describe('While nothing can be written', () => {
  test('a change is answered with 503 and when to retry, and is accepted once there is room', async () => {
    const { app, events, logged } = await watched()
    const manager = await person(app, { role: 'admin' })
    await setUnwritable(app, true)
    for (let i = 0; i < 3; i += 1) {
      const refused = await message(app)
      expect(refused.status).toBe(503)
      expect(refused.headers['retry-after']).toBe('30')
      expect(refused.json()).toMatchObject({ code: 'unavailable', detail: publicly })
    }
    expect((await app.send('/api/mantras')).status).toBe(200)
    expect((await manager.send('/api/admin/mail-state')).status).toBe(200)
    const ofStaff = await manager.post('/api/admin/backups')
    expect(ofStaff.status).toBe(dialect === 'sqlite' ? 503 : ofStaff.status)
    const ready = await app.send('/api/ready')
    expect(ready.status).toBe(503)
    expect(ready.json()).toMatchObject({ detail: 'The disk cannot be written to.' })
    expect((await app.send('/api/health')).status).toBe(200)
    expect(events('disk_unwritable')).toHaveLength(1)
    expect(logged().filter(({ msg }) => msg === 'request failed')).toEqual([])

    await setUnwritable(app, false)
    await eventually(async () => expect((await app.send('/api/ready')).status).toBe(200))
    await eventually(async () => expect(events('disk_writable')).toHaveLength(1))
    expect((await message(app)).status).toBe(200)
    expect(await app.db('seeds').where({ name: 'write check' })).toEqual([])
  })

  test('staff can log in, and see why', async () => {
    const { app } = await watched()
    const { username } = await account(app, { role: 'admin' })
    const existing = await person(app, { role: 'editor' })
    await setUnwritable(app, true)
    const office = browser(app)
    const entered = await office.post('/api/auth/login', { username, password })
    expect(entered.status).toBe(200)
    expect((await office.send('/api/auth/me')).json()).toMatchObject({ username })
    const refused = await office.send('/api/admin/mail-state')
    expect(refused.status).toBe(200)
    expect(refused.json()).toMatchObject({ disk: 'unwritable' })
    const logout = await existing.post('/api/auth/logout')
    expect(logout.json()).toMatchObject({
      detail:
        'The server’s disk cannot be written to, so nothing can be saved. Please tell the person who runs the server.',
    })
    await office.post('/api/auth/logout')
    expect((await office.send('/api/admin/mail-state')).status).toBe(401)
    await setUnwritable(app, false)
  })

  test('such a login lasts an hour, and ends with the password or the account', async () => {
    let at = new Date('2026-11-29T06:00:00Z')
    const { app } = await watched(undefined, () => at)
    const names = ['disabled', 'changed', 'left'] as const
    const phones = names.map(() => browser(app))
    const accounts = []
    for (const _ of names) accounts.push(await account(app, { role: 'editor' }))
    await setUnwritable(app, true)
    for (const [i, { username }] of accounts.entries())
      expect((await phones[i]?.post('/api/auth/login', { username, password }))?.status).toBe(200)
    await setUnwritable(app, false)
    const statusOf = async (i: number) => (await phones[i]?.send('/api/admin/mail-state'))?.status
    for (const i of [0, 1, 2]) expect(await statusOf(i)).toBe(200)
    await app.db('users').where({ id: accounts[0]?.id }).update({ disabled_at: at.toISOString() })
    await app.db('users').where({ id: accounts[1]?.id }).update({ password_hash: 'another' })
    expect([await statusOf(0), await statusOf(1), await statusOf(2)]).toEqual([401, 401, 200])
    at = new Date('2026-11-29T07:00:01Z')
    expect(await statusOf(2)).toBe(401)
  })

  test('guesses are counted, and a code works once', async () => {
    const { app } = await watched()
    const { username } = await account(app, { role: 'editor' })
    const secret = new Secret({ size: 20 })
    const priest = await account(app, {
      role: 'priest',
      totpSecret: secret.base32,
      totpConfirmedAt: '2026-01-01T00:00:00.000Z',
    })
    await setUnwritable(app, true)
    const guess = (typed: string) =>
      browser(app).post('/api/auth/login', { username, password: typed })
    const statuses = []
    for (let i = 0; i < 6; i += 1) statuses.push((await guess('Wrong-1234')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await guess(password)).status).toBe(429)
    const code = new TOTP({ secret }).generate({ timestamp: app.now().getTime() })
    const enter = () =>
      browser(app).post('/api/auth/login', { username: priest.username, password, code })
    expect((await enter()).status).toBe(200)
    expect((await enter()).json()).toMatchObject({ code: 'wrong_code' })
    await setUnwritable(app, false)
    expect((await enter()).json()).toMatchObject({ code: 'wrong_code' })
  })
})

describe.runIf(dialect === 'sqlite')('On SQLite', () => {
  test('a transaction fails with its own error where SQLite has rolled back already', async () => {
    const database = await emptyDatabase()
    const db = openDb(database.location)
    onTestFinished(async () => {
      await db.destroy()
      await database.drop()
    })
    await db.schema.createTable('lamps', (table) => table.text('oil'))
    const [{ page_count: pages }] = await db.raw('pragma page_count')
    await db.raw(`pragma max_page_count = ${pages}`)
    const pour = transact(db, (trx) => trx('lamps').insert({ oil: 'ghee '.repeat(100_000) }))
    await expect(pour).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await transact(db, (trx) => trx('lamps').insert({ oil: 'til' }))
    const all = transact(db, async (trx) => {
      await trx('lamps').insert({ oil: 'sesame' })
      await trx.raw('rollback')
      throw Object.assign(new Error('no room'), { code: 'SQLITE_FULL' })
    })
    await expect(all).rejects.toThrow('no room')
    expect(await db('lamps').pluck('oil')).toEqual(['til'])
  })

  /** Only root may make a disk. */
  test.runIf(process.geteuid?.() === 0 && process.platform === 'linux')(
    'a full disk refuses in words, loses nothing, and recovers when there is room again',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'modak-disk-'))
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])
      const drop = async (): Promise<void> => {
        execFileSync('umount', ['-l', folder])
        await rm(folder, { recursive: true, force: true })
      }
      const sqliteFile = join(folder, 'modak.sqlite')
      await copyFile(inject('sqliteTemplate'), sqliteFile)
      const { app, events } = await watched({ location: { sqliteFile }, drop })
      const { username } = await account(app, { role: 'admin' })
      const ballast = join(folder, 'ballast')
      await writeFile(ballast, Buffer.alloc(32 * 1024 * 1024)).catch(() => undefined)
      let accepted = 0
      const refusals = new Set<string>()
      for (let i = 0; i < 150; i += 1) {
        const reply = await message(app, 2000)
        if (reply.status === 200) accepted += 1
        else
          refusals.add(
            `${reply.status} ${reply.headers['retry-after']} ${(reply.json() as { detail: string }).detail}`,
          )
      }
      expect([...refusals]).toEqual([`503 30 ${publicly}`])
      expect((await app.send('/api/ready')).json()).toMatchObject({ detail: 'The disk is full.' })
      expect(events('disk_full')).toHaveLength(1)
      expect(events('disk_full')[0]).toMatchObject({ code: 'SQLITE_FULL', level: 50 })
      const office = browser(app)
      expect((await office.post('/api/auth/login', { username, password })).status).toBe(200)
      expect((await office.send('/api/admin/mail-state')).json()).toMatchObject({ disk: 'full' })
      await rm(ballast)
      await eventually(async () => expect((await app.send('/api/ready')).status).toBe(200))
      expect((await message(app, 2000)).status).toBe(200)
      const [{ n }] = (await app.db('contact_messages').count({ n: '*' })) as [{ n: number }]
      expect(n).toBe(accepted + 1)
      expect(await app.db.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    },
    60_000,
  )
})
