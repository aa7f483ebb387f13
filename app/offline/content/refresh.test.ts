import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { aMantra, aPost, aSite } from '#app/test/builders.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { memoryCaches } from '#app/test/memoryCaches.ts'
import { createContent } from './content.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { refreshContent } from './refresh.ts'
import { createSavedPosts } from '#app/offline/downloads/savedPosts.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`refresh-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const answers = {
  '/api/mantras': json([aMantra()]),
  '/api/site': json(aSite({ name: 'Renamed' })),
  '/api/festivals/overrides': json([]),
}

const nothingSaved = createSavedPosts({
  db: openOfflineDb('nothing-saved'),
  caches: undefined,
  fetch,
  locks: undefined,
})

describe('The refresh at start', () => {
  it.each(Object.keys(answers))('loads the others if %s fails', async (failing) => {
    const queryClient = new QueryClient()
    const server = fakeFetch({ ...answers, [failing]: json({ code: 'internal' }, 500) })
    const content = createContent(createApi({ fetch: server.fetch }), db)
    const stop = refreshContent(queryClient, content, nothingSaved)
    const renewed = {
      '/api/mantras': 'listMantras',
      '/api/site': 'getSite',
      '/api/festivals/overrides': 'listFestivalOverrides',
    }
    for (const [path, name] of Object.entries(renewed)) {
      if (path === failing) continue
      await vi.waitFor(() => expect(queryClient.getQueryData([name, {}])).toBeDefined())
    }
    expect(queryClient.getQueryData([renewed[failing as keyof typeof renewed], {}])).toBeUndefined()
    stop()
  })
  it('requests articles after the lists that link to them', async () => {
    const { fetch, requests } = fakeFetch({ ...answers, '/api/pages': json([]) })
    const stop = refreshContent(
      new QueryClient(),
      createContent(createApi({ fetch }), db),
      nothingSaved,
    )
    const written = () => requests.filter(({ url }) => url.startsWith('/api/blog'))
    await vi.waitFor(() => expect(written()).toHaveLength(3))
    expect(written().map(({ url }) => url.split('?')[0])).toEqual([
      '/api/blog/previews',
      '/api/blog/previews',
      '/api/blog',
    ])
    stop()
  })

  it('fetches pictures added to a saved article since', async () => {
    const post = aPost({ pictures: ['/images/articles/diya.svg'] })
    const { slug, title } = post
    await db.posts.put({ ...post, pictures: [], keptAt: 0 })
    await db.savedPosts.put({ slug, title, pictures: [], bytes: 0, savedAt: '' })
    const { fetch } = fakeFetch({ ...answers, '/api/blog': json([post]) })
    const { caches, entries } = memoryCaches()
    const drawing: typeof globalThis.fetch = async () =>
      new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })
    const savedPosts = createSavedPosts({ db, caches, fetch: drawing, locks: undefined })
    const stop = refreshContent(
      new QueryClient(),
      createContent(createApi({ fetch }), db),
      savedPosts,
    )
    await vi.waitFor(() => expect([...entries.keys()]).toEqual(post.pictures))
    stop()
  })
})
