import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPost } from '#app/test/builders.ts'
import { memoryCaches } from '#app/test/memoryCaches.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createSavedPosts } from './savedPosts.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`saved-posts-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const hash = 'a1b2c3d4e5f6a7b8c9d0'
const drawing = '/images/articles/modak-plate.svg'
const shared = '/images/articles/diya.svg'
const { signal } = new AbortController()

/** A server with pictures of this many bytes; it refuses missing ones. */
const pictures =
  (bytes: number, ...missing: string[]): typeof fetch =>
  async (address) =>
    missing.includes(String(address))
      ? new Response('', { status: 404 })
      : new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } })

const recipe = aPost({ slug: 'modak-recipe', pictures: [drawing, `/media/${hash}-800.webp`] })

const setUp = (fetchNow = pictures(10), refusal?: DOMException) => {
  const { entries, caches } = memoryCaches(refusal)
  const saved = createSavedPosts({ db, caches, fetch: fetchNow, locks: undefined })
  return { saved, entries }
}

describe('A saved article', () => {
  it('is stored with all its pictures, each once whatever width is requested', async () => {
    const { saved, entries } = setUp()
    expect(await saved.save(recipe, signal)).toMatchObject({ slug: 'modak-recipe', bytes: 20 })
    expect([...entries.keys()]).toEqual([drawing, `/media/${hash}`])
    expect(await saved.list()).toMatchObject([{ slug: 'modak-recipe' }])
    expect(await db.posts.get('modak-recipe')).toMatchObject({ content: recipe.content })
  })

  it('is saved with every picture or not at all', async () => {
    const { saved, entries } = setUp(pictures(10, `/media/${hash}-800.webp`))
    await expect(saved.save(recipe, signal)).rejects.toMatchObject({ failure: 'refused' })
    expect([...entries.keys()]).toEqual([])
    expect(await saved.list()).toEqual([])
  })

  it('shares a picture with another, and leaves it there when it goes', async () => {
    const { saved, entries } = setUp()
    await saved.save(aPost({ slug: 'one', pictures: [shared, drawing] }), signal)
    await saved.save(aPost({ slug: 'two', pictures: [shared] }), signal)
    await saved.remove('one')
    expect([...entries.keys()]).toEqual([shared])
    expect(await saved.list()).toMatchObject([{ slug: 'two' }])
  })

  it('counts as saved only as long as its pictures and its text are there', async () => {
    const { saved, entries } = setUp()
    await saved.save(recipe, signal)
    await saved.save(aPost({ slug: 'two', pictures: [shared] }), signal)
    entries.delete(drawing)
    expect(await saved.list()).toMatchObject([{ slug: 'two' }])
    // The temple has removed it.
    await db.posts.delete('two')
    expect(await saved.list()).toEqual([])
    expect([...entries.keys()]).toEqual([])
  })

  it('gets its pictures again where pages were stored in their place', async () => {
    const { saved, entries } = setUp()
    await saved.save(recipe, signal)
    entries.set(drawing, new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    await saved.renew()
    expect(entries.get(drawing)?.headers.get('content-type')).toBe('image/webp')
    expect(await saved.list()).toMatchObject([{ slug: 'modak-recipe' }])
  })

  it('is given the pictures that its editor put in since', async () => {
    const { saved, entries } = setUp()
    await saved.save(recipe, signal)
    await db.posts.update('modak-recipe', { pictures: [shared] })
    await saved.renew()
    expect(await saved.list()).toMatchObject([{ slug: 'modak-recipe', pictures: [shared] }])
    expect([...entries.keys()]).toEqual([shared])
  })

  it('keeps its old pictures if the new ones cannot be fetched', async () => {
    const { saved, entries } = setUp(pictures(10, shared))
    await saved.save(recipe, signal)
    await db.posts.update('modak-recipe', { pictures: [drawing, shared] })
    await expect(saved.renew()).rejects.toMatchObject({ failure: 'refused' })
    expect([...entries.keys()]).toEqual([drawing, `/media/${hash}`])
    expect(await saved.has({ ...recipe, pictures: [drawing, shared] })).toBe(false)
    expect(await saved.has(recipe)).toBe(true)
  })

  it('is refused where pictures have taken all the room they may', async () => {
    const { saved, entries } = setUp(pictures(40 * 1024 * 1024))
    await saved.save(aPost({ slug: 'one', pictures: [drawing] }), signal)
    const second = saved.save(aPost({ slug: 'two', pictures: [shared] }), signal)
    await expect(second).rejects.toMatchObject({ failure: 'no-space' })
    expect([...entries.keys()]).toEqual([drawing])
  })

  it('distinguishes a full phone from a browser that stores nothing', async () => {
    const full = setUp(pictures(10), new DOMException('', 'QuotaExceededError'))
    await expect(full.saved.save(recipe, signal)).rejects.toMatchObject({ failure: 'no-space' })
    const none = createSavedPosts({ db, caches: undefined, fetch, locks: undefined })
    await expect(none.save(recipe, signal)).rejects.toMatchObject({
      failure: 'refused-by-browser',
    })
  })
})
