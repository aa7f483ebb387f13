import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Backups } from '#contract/backups/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
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
