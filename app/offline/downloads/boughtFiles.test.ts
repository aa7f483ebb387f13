import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { memoryCaches } from '#app/test/memoryCaches.ts'
import { createBoughtFiles, fileKey } from './boughtFiles.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`files-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const bought = { reference: 'S7K3M9WACE', id: 'aarti-book', fileName: 'aarti.pdf' }
const key = fileKey(bought)
const path = '/api/order-files/link'

const answer: typeof fetch = async () =>
  new Response('om gam', { headers: { 'content-type': 'application/pdf' } })
const loginPage = () =>
  new Response('<!doctype html><title>Log in</title>', { headers: { 'content-type': 'text/html' } })
const saving = (onProgress: () => void = () => {}, signal = new AbortController().signal) => ({
  onProgress,
  signal,
})

describe('A bought file', () => {
  it('is saved whole, and opens without the server', async () => {
    const { caches, entries } = memoryCaches()
    await createBoughtFiles({ db, caches, fetch: answer }).save(bought, path, saving())
    expect([...entries.keys()]).toEqual([key])
    expect(await db.savedFiles.toArray()).toMatchObject([{ ...bought, key, bytes: 6 }])
    const offline = createBoughtFiles({ db, caches, fetch: () => Promise.reject(new TypeError()) })
    const opened = await offline.open(bought)
    expect([await opened?.text(), opened?.type]).toEqual(['om gam', 'application/pdf'])
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 'no-network'],
    ['a login page comes', async () => loginPage(), 'no-network'],
    ['its link is used up', async () => new Response('Gone', { status: 410 }), 'refused'],
  ])('is not saved if %s', async (_, fetchNow, failure) => {
    const { caches, entries } = memoryCaches()
    const files = createBoughtFiles({ db, caches, fetch: fetchNow })
    await expect(files.save(bought, path, saving())).rejects.toMatchObject({ failure })
    expect([entries.size, await db.savedFiles.count()]).toEqual([0, 0])
  })

  it.each([
    ['the phone is full', memoryCaches(new DOMException('Full', 'QuotaExceededError')).caches],
    ['the browser stores nothing', undefined],
  ])('says so if %s', async (what, caches) => {
    const files = createBoughtFiles({ db, caches, fetch: answer })
    const failure = what === 'the phone is full' ? 'no-space' : 'refused-by-browser'
    await expect(files.save(bought, path, saving())).rejects.toMatchObject({ failure })
    expect(await db.savedFiles.count()).toBe(0)
  })

  it('leaves nothing behind if its page was left meanwhile, as at a logout', async () => {
    const { caches, entries } = memoryCaches()
    const left = new AbortController()
    const files = createBoughtFiles({ db, caches, fetch: answer })
    db.savedFiles.hook('creating', () => left.abort())
    await expect(files.save(bought, path, saving(undefined, left.signal))).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect([entries.size, await db.savedFiles.count()]).toEqual([0, 0])
  })

  it('that the browser has deleted can be downloaded again', async () => {
    const { caches, entries } = memoryCaches()
    const files = createBoughtFiles({ db, caches, fetch: answer })
    await files.save(bought, path, saving())
    entries.clear()
    expect(await files.open(bought)).toBeUndefined()
    expect(await db.savedFiles.count()).toBe(0)
  })

  it('that is a page in truth can be downloaded again', async () => {
    const { caches, entries } = memoryCaches()
    const files = createBoughtFiles({ db, caches, fetch: answer })
    await files.save(bought, path, saving())
    entries.set(key, loginPage())
    expect(await files.open(bought)).toBeUndefined()
    expect([entries.size, await db.savedFiles.count()]).toEqual([0, 0])
  })

  it('leaves the cache with its row, and the others stay', async () => {
    const { caches, entries } = memoryCaches()
    const files = createBoughtFiles({ db, caches, fetch: answer })
    const other = { ...bought, id: 'a b' }
    await files.save(bought, path, saving())
    await files.save(other, path, saving())
    await db.savedFiles.delete(key)
    await files.sweep()
    expect([...entries.keys()]).toEqual([fileKey(other)])
  })
})
