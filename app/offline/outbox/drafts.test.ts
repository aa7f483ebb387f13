import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createDrafts } from './drafts.ts'
import { findLastDraft, keepLastDraft } from './lastDrafts.ts'

let db: OfflineDb
let drafts: ReturnType<typeof createDrafts>
beforeEach(() => {
  db = openOfflineDb(`drafts-${crypto.randomUUID()}`)
  drafts = createDrafts(db)
})
afterEach(async () => {
  localStorage.clear()
  await db.delete()
})

const typed = (name: string) => ({ form: 'booking', id: 'one', values: { name } })
const later = '2999-01-01T00:00:00.000Z'
const nameIn = async () =>
  ((await drafts.load('booking'))?.values as { name?: string } | undefined)?.name

it('a draft is saved and restored', async () => {
  await drafts.save(typed('Meera'))
  expect(await nameIn()).toBe('Meera')
})

it('on leaving the page it is saved at once, and not twice if there was time', async () => {
  const saving = drafts.save(typed('Meera'), true)
  expect(findLastDraft('booking')).toMatchObject(typed('Meera'))
  await saving
  expect(findLastDraft('booking')).toBeUndefined()
  expect(await nameIn()).toBe('Meera')
})

it('what the database missed is restored, and is in the database from then on', async () => {
  await drafts.save(typed('Me'))
  keepLastDraft({ ...typed('Meera'), savedAt: later })
  expect(await nameIn()).toBe('Meera')
  expect(findLastDraft('booking')).toBeUndefined()
  expect(await nameIn()).toBe('Meera')
})

it('what is older than the database, or was sent, is not restored', async () => {
  keepLastDraft({ ...typed('Me'), savedAt: '2020-01-01T00:00:00.000Z' })
  await drafts.save(typed('Meera'))
  expect(await nameIn()).toBe('Meera')
  await drafts.drop('booking')
  keepLastDraft({ ...typed('Meera'), savedAt: later })
  await db.outbox.add({ id: 'one' } as never)
  expect(await nameIn()).toBeUndefined()
  expect(findLastDraft('booking')).toBeUndefined()
})
