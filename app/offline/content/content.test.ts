import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { UnreachableError } from '#app/api/errors.ts'
import { aMantra, aPage } from '#app/test/builders.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { createContent } from './content.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`content-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const content = (answers: Parameters<typeof fakeFetch>[0]) =>
  createContent(createApi({ fetch: fakeFetch(answers).fetch }), db)

const temple = [aMantra({ id: 'b', isFeatured: false }), aMantra({ id: 'a', isFeatured: true })]

describe('Content on the phone', () => {
  it('comes from the server at first, and from the phone offline, in the temple’s order', async () => {
    await content({ '/api/mantras': json(temple) }).read('listMantras', {})
    expect(await content({}).read('listMantras', {})).toEqual(temple)
  })

  it('answers the featured mantras from the kept list', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const featured = await content({}).read('listFeaturedMantras', {})
    expect(featured.map(({ id }) => id)).toEqual(['a'])
  })

  it('answers one mantra from the kept list, with its neighbours', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    expect(await content({}).read('getMantra', { id: 'a' })).toEqual({
      ...temple[1],
      previous: { id: 'b', title: 'Ganesha Gayatri' },
    })
  })

  it('finds the mantra of a day in the kept list, as the server does', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const [first, second] = await Promise.all(
      ['2026-11-22', '2026-11-23'].map((date) => content({}).read('getMantraOfDay', { date })),
    )
    expect([first?.id, second?.id].toSorted()).toEqual(['a', 'b'])
    expect(first).toMatchObject({ lineCount: 1 })
  })

  it('asks the server for a mantra that is not in the kept list', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const answers = { '/api/mantras/new': json(aMantra({ id: 'new' })) }
    expect(await content(answers).read('getMantra', { id: 'new' })).toMatchObject({ id: 'new' })
    await expect(content({}).read('getMantra', { id: 'new' })).rejects.toBeInstanceOf(
      UnreachableError,
    )
  })

  it('is what the phone has, without waiting for a network that may be poor', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const renewed = json([aMantra({ id: 'c' })])
    expect(await content({ '/api/mantras': renewed }).read('listMantras', {})).toEqual(temple)
  })

  it('is replaced as a whole when it is renewed: what the temple withdrew is gone', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    await content({ '/api/mantras': json([aMantra({ id: 'c' })]) }).fetch('listMantras', {})
    expect((await content({}).read('listMantras', {})).map(({ id }) => id)).toEqual(['c'])
  })

  it('keeps what it had when a renewal fails', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    await expect(content({}).fetch('listMantras', {})).rejects.toBeInstanceOf(UnreachableError)
    expect(await content({}).read('listMantras', {})).toEqual(temple)
  })

  it('keeps what the temple changed in its festivals, and drops what it took back', async () => {
    const path = '/api/festivals/overrides'
    const change = { id: 'a', slug: 'a', key: 'a', isHidden: true, sequence: 1 }
    await content({ [path]: json([change]) }).fetch('listFestivalOverrides', {})
    expect(await content({}).read('listFestivalOverrides', {})).toEqual([change])
    await content({ [path]: json([]) }).fetch('listFestivalOverrides', {})
    expect(await content({}).stored('listFestivalOverrides', {})).toBeUndefined()
  })

  it('keeps every page of words, so that each is read offline', async () => {
    const pages = [aPage(), aPage({ name: 'faq', title: 'FAQ' })]
    await content({ '/api/pages': json(pages) }).fetch('listPages', {})
    expect(await content({}).read('getPage', { name: 'faq' })).toEqual(pages[1])
  })

  it('lives from the network where the phone refuses storage', async () => {
    db.close()
    const broken = createContent(
      createApi({ fetch: fakeFetch({ '/api/mantras': json(temple) }).fetch }),
      openOfflineDb(''),
    )
    expect(await broken.read('listMantras', {})).toEqual(temple)
  })
})
