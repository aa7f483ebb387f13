import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { UnreachableError } from '#app/api/errors.ts'
import { aPost } from '#app/test/builders.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import type { PostPage } from '#contract/blog/public.ts'
import { createContent } from './content.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { forgetPost } from './posts.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`posts-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const content = (answers: Parameters<typeof fakeFetch>[0] = {}) =>
  createContent(createApi({ fetch: fakeFetch(answers).fetch }), db)

/** Posts of consecutive days, the newest first. */
const days = (...names: string[]): PostPage[] =>
  names.map((slug, index) =>
    aPost({ slug, id: slug, publishedAt: `2026-11-${20 - index}T06:00:00.000Z` }),
  )
const latest = (posts: PostPage[]) => content({ '/api/blog': json(posts) }).fetch('listPosts', {})
const isRead = (post: PostPage) =>
  content({ [`/api/blog/${post.slug}`]: json(post) }).fetch('getPost', { slug: post.slug })
const slugs = async () => (await db.posts.toCollection().primaryKeys()).toSorted()

describe('The blog on the phone', () => {
  it('has the newest articles in full, even if nobody opened them', async () => {
    const [first] = days('modak-recipe', 'durva')
    await latest(days('modak-recipe', 'durva'))
    expect(await content().read('getPost', { slug: 'modak-recipe' })).toMatchObject({
      content: first?.content,
      related: [],
      pictures: first?.pictures,
    })
  })

  it('shows no more of an article than the temple now publishes', async () => {
    const [post] = days('durva')
    if (!post) throw new Error('there is one')
    await isRead({ ...post, related: days('modak-recipe') })
    const { authorName: _, authorInitials: __, imageUrl: ___, imageAlt: ____, ...plain } = post
    await latest([{ ...plain, pictures: [] }])
    const stored = await content().read('getPost', { slug: 'durva' })
    expect(stored).not.toHaveProperty('authorName')
    expect(stored).not.toHaveProperty('imageUrl')
    expect(stored).toMatchObject({ pictures: [], related: [{ slug: 'modak-recipe' }] })
  })

  it.each(['the list', 'its own page'])(
    'stays saved when %s shows that its address has changed',
    async (by) => {
      const [post] = days('durva')
      if (!post) throw new Error('there is one')
      await isRead(post)
      const saved = { slug: 'durva', title: '', pictures: post.pictures, bytes: 1, savedAt: '' }
      await db.savedPosts.put(saved)
      const renamed = { ...post, slug: 'durva-grass' }
      if (by === 'the list') await latest([renamed])
      else await content({ '/api/blog/durva': json(renamed) }).fetch('getPost', { slug: 'durva' })
      expect(await slugs()).toEqual(['durva-grass'])
      expect(await db.savedPosts.toArray()).toEqual([{ ...saved, slug: 'durva-grass' }])
    },
  )

  it('has an opened article as its page showed it', async () => {
    const [post, other] = days('modak-recipe', 'durva')
    if (!post || !other) throw new Error('there are two')
    await isRead({ ...post, related: [other] })
    // The list that is refreshed at every start has less detail.
    await latest(days('modak-recipe'))
    const stored = await content().read('getPost', { slug: 'modak-recipe' })
    expect(stored.related.map(({ slug }) => slug)).toEqual(['durva'])
    expect(stored.pictures).toEqual(post.pictures)
  })

  it('has the latest list, with each page and the featured articles stored separately', async () => {
    const list = { items: days('modak-recipe'), page: 1, pageCount: 2, total: 10 }
    await content({ '/api/blog/previews': json(list) }).fetch('listPostPreviews', {})
    expect(await content().read('listPostPreviews', {})).toMatchObject({ total: 10 })
    for (const input of [{ page: 2 }, { featured: 'true' as const, limit: 3 }])
      await expect(content().read('listPostPreviews', input)).rejects.toBeInstanceOf(
        UnreachableError,
      )
  })

  it('drops deleted articles among the newest, and keeps older ones', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => `post-${index}`)
    const old = aPost({ id: 'old', slug: 'old', publishedAt: '2026-01-01T06:00:00.000Z' })
    await isRead(old)
    await latest(days(...nine))
    await latest(days(...nine.slice(1), 'post-9'))
    expect(await slugs()).not.toContain('post-0')
    expect(await slugs()).toContain('old')
  })

  it('drops everything missing from a list that holds all articles', async () => {
    await isRead(aPost({ slug: 'old', publishedAt: '2026-01-01T06:00:00.000Z' }))
    await latest(days('modak-recipe'))
    expect(await slugs()).toEqual(['modak-recipe'])
  })

  it('makes room for new articles without dropping saved ones', async () => {
    const saved = { slug: 'post-0', title: '', pictures: [], bytes: 0, savedAt: '' }
    await db.savedPosts.put(saved)
    for (let index = 0; index < 63; index++)
      await isRead(aPost({ slug: `post-${index}`, id: `${index}` }))
    expect(await db.posts.count()).toBe(61)
    expect(await slugs()).toContain('post-0')
    expect(await slugs()).not.toContain('post-1')
  })

  it('removes a deleted article from its lists too', async () => {
    const list = { items: days('modak-recipe', 'durva'), page: 1, pageCount: 1, total: 2 }
    await content({ '/api/blog/previews': json(list) }).fetch('listPostPreviews', {})
    await latest(days('modak-recipe', 'durva'))
    await forgetPost(db, 'durva')
    expect(await slugs()).toEqual(['modak-recipe'])
    const stored = await content().read('listPostPreviews', {})
    expect(stored.items.map(({ slug }) => slug)).toEqual(['modak-recipe'])
  })
})
