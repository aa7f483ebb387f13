import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Backups } from '#contract/backups/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { password, person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const path = '/api/admin/backups'
const day = 24 * 60 * 60 * 1000

const folderOf = (app: TestApp): string => join(app.uploads, '../backups')

test('an administrator backs up now, and reads when, where and how large', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  expect(await get<Backups>(admin, path)).toMatchObject({ items: [], keep: 14, isBesideData: true })
  const begun = okOf<Backups>(await admin.post(path))
  expect(begun.items).toHaveLength(1)
  await app.backups?.settled()
  const { items, lastGood } = await get<Backups>(admin, path)
  expect(items).toEqual([lastGood])
  expect(lastGood).toMatchObject({ step: 'checking', place: folderOf(app) })
  expect(await readdir(folderOf(app))).toEqual([lastGood?.name])
  expect(lastGood?.bytes).toBeGreaterThan(1000)
})

test('an administrator downloads one, after the password, by a link of a minute', async () => {
  let late = 0
  const app = await testApp({ now: () => new Date(Date.now() + late) })
  const admin = await person(app, { role: 'admin' })
  const id = okOf<Backups>(await admin.post(path)).items[0]?.id
  const link = (currentPassword = password) => admin.post(`${path}/${id}/link`, { currentPassword })
  expect((await link()).status, 'while it is made').toBe(404)
  await app.backups?.settled()
  expect((await link('wrong')).status).toBe(400)
  const { path: file } = okOf<{ path: string }>(await link())
  const { lastGood } = await get<Backups>(admin, path)
  const sent = await admin.send(file)
  expect(sent.headers['content-disposition']).toContain(lastGood?.name)
  expect(sent.body).toHaveLength(lastGood?.bytes ?? 0)
  expect((await auditOf(app)).at(-1)).toMatchObject({
    action: 'backup_downloaded',
    after: { name: lastGood?.name },
  })
  const other = await person(app, { role: 'admin' })
  expect((await other.send(file)).status).toBe(404)
  expect((await admin.send(`${file}x`)).status).toBe(404)
  late = 61_000
  expect((await admin.send(file)).status).toBe(410)
  await rm(join(folderOf(app), lastGood?.name ?? ''))
  expect((await link()).status).toBe(404)
})

test('the next daily one is due today, or tomorrow once it was begun', async () => {
  // 8 PM in Pune.
  const app = await testApp({
    backups: { at: '02:30' },
    now: () => new Date('2026-11-25T14:30:00Z'),
  })
  const admin = await person(app, { role: 'admin' })
  const next = async () => (await get<Backups>(admin, path)).nextAt
  expect(await next()).toBe('2026-11-24T21:00:00.000Z')
  await app.backups?.plan(app.db, app.now())
  await app.backups?.settled()
  expect(await next()).toBe('2026-11-25T21:00:00.000Z')
})

test('what goes wrong is said in words', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  await writeFile(folderOf(app), 'in the way of the folder')
  await admin.post(path)
  await app.backups?.settled()
  const { items, lastGood } = await get<Backups>(admin, path)
  expect(items).toMatchObject([
    {
      error: expect.stringMatching(/cannot be made \(EEXIST\): a file is in its way\./),
      finishedAt: expect.any(String),
    },
  ])
  expect(lastGood).toBeUndefined()
})

test('a backup that is stopped with the server was interrupted', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  await admin.post(path)
  await app.backups?.stop()
  expect(await get<Backups>(admin, path)).toMatchObject({
    items: [{ error: 'It was interrupted' }],
  })
})

test('where no backups are expected, nobody is warned', async () => {
  const app = await testApp({ now: () => new Date(Date.now() + 9 * day) })
  expect(await app.backups?.findLate(app.db)).toBeUndefined()
})
