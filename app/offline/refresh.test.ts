import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { aMantra, aSite } from '#app/test/builders.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { createContent } from './content.ts'
import { type OfflineDb, openOfflineDb } from './db.ts'
import { refreshContent } from './refresh.ts'

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

describe('The renewal at start', () => {
  it.each(Object.keys(answers))('brings the others where %s fails', async (failing) => {
    const queryClient = new QueryClient()
    const asked = fakeFetch({ ...answers, [failing]: json({ code: 'internal' }, 500) })
    const content = createContent(createApi({ fetch: asked.fetch }), db)
    const stop = refreshContent(queryClient, content)
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
  it('asks for articles after the lists that lead to them', async () => {
    const { fetch, asked } = fakeFetch({ ...answers, '/api/pages': json([]) })
    const stop = refreshContent(new QueryClient(), createContent(createApi({ fetch }), db))
    const written = () => asked.filter(({ url }) => url.startsWith('/api/blog'))
    await vi.waitFor(() => expect(written()).toHaveLength(3))
    expect(written().map(({ url }) => url.split('?')[0])).toEqual([
      '/api/blog/previews',
      '/api/blog/previews',
      '/api/blog',
    ])
    stop()
  })
})
