import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { UnreachableError } from '#app/api/errors.ts'
import { aMantra, aPage, aPost, aProduct } from '#app/test/builders.ts'
import { breakDatabase } from '#app/test/databaseFaults.ts'
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
  it('comes from the server first, and offline from the phone, in the temple’s order', async () => {
    await content({ '/api/mantras': json(temple) }).read('listMantras', {})
    expect(await content({}).read('listMantras', {})).toEqual(temple)
  })

  it('answers the featured mantras from the stored list', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const featured = await content({}).read('listFeaturedMantras', {})
    expect(featured.map(({ id }) => id)).toEqual(['a'])
  })

  it('answers one mantra from the stored list, with its neighbours', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    expect(await content({}).read('getMantra', { id: 'a' })).toEqual({
      ...temple[1],
      previous: { id: 'b', title: 'Ganesha Gayatri' },
    })
  })

  it('finds the mantra of a day in the stored list, as the server does', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const [first, second] = await Promise.all(
      ['2026-11-22', '2026-11-23'].map((date) => content({}).read('getMantraOfDay', { date })),
    )
    expect([first?.id, second?.id].toSorted()).toEqual(['a', 'b'])
    expect(first).toMatchObject({ lineCount: 1 })
  })

  it('stores aartis beside the mantras, and neither list replaces the other', async () => {
    const aartis = [
      aMantra({ id: 'shankar', kind: 'aarti', aartiPosition: 2 }),
      aMantra({ id: 'sukhkarta', kind: 'aarti', aartiPosition: 1 }),
    ]
    const answers = { '/api/mantras': json(temple), '/api/aartis': json(aartis) }
    await content(answers).fetch('listAartis', {})
    await content(answers).fetch('listMantras', {})
    const phone = content({})
    const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
    expect(idsOf(await phone.read('listMantras', {}))).toEqual(['b', 'a'])
    expect(idsOf(await phone.read('listAartis', {}))).toEqual(['shankar', 'sukhkarta'])
    const rows = await phone.read('listMantraPreviews', {})
    expect(idsOf(rows)).toEqual(['b', 'a', 'shankar', 'sukhkarta'])
    expect(idsOf(await phone.read('listSung', {}))).toEqual(['sukhkarta', 'shankar'])
    const page = await phone.read('getMantra', { id: 'shankar' })
    expect([page.previous, page.next?.id]).toEqual([undefined, 'sukhkarta'])
  })

  it('asks the server for the list of all while only aartis are stored', async () => {
    const aartis = json([aMantra({ id: 'sukhkarta', kind: 'aarti' })])
    await content({ '/api/aartis': aartis }).fetch('listAartis', {})
    await expect(content({}).read('listMantraPreviews', {})).rejects.toBeInstanceOf(
      UnreachableError,
    )
  })

  it('asks the server for the aarti while only mantras are stored', async () => {
    await content({ '/api/mantras': json([aMantra({ aartiPosition: 1 })]) }).fetch(
      'listMantras',
      {},
    )
    await expect(content({}).read('listSung', {})).rejects.toBeInstanceOf(UnreachableError)
  })

  it('asks the server for a mantra that is not in the stored list', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const answers = { '/api/mantras/new': json(aMantra({ id: 'new' })) }
    expect(await content(answers).read('getMantra', { id: 'new' })).toMatchObject({ id: 'new' })
    await expect(content({}).read('getMantra', { id: 'new' })).rejects.toBeInstanceOf(
      UnreachableError,
    )
  })

  it('comes from the phone without waiting for a poor network', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const renewed = json([aMantra({ id: 'c' })])
    expect(await content({ '/api/mantras': renewed }).read('listMantras', {})).toEqual(temple)
  })

  it('is replaced as a whole when it is refreshed, so withdrawn mantras disappear', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    await content({ '/api/mantras': json([aMantra({ id: 'c' })]) }).fetch('listMantras', {})
    expect((await content({}).read('listMantras', {})).map(({ id }) => id)).toEqual(['c'])
  })

  it('keeps the old content when a refresh fails', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    await expect(content({}).fetch('listMantras', {})).rejects.toBeInstanceOf(UnreachableError)
    expect(await content({}).read('listMantras', {})).toEqual(temple)
  })

  it('stores the temple’s changes to festivals, and drops those it reset', async () => {
    const path = '/api/festivals/overrides'
    const change = { id: 'a', slug: 'a', key: 'a', isHidden: true, sequence: 1 }
    await content({ [path]: json([change]) }).fetch('listFestivalOverrides', {})
    expect(await content({}).read('listFestivalOverrides', {})).toEqual([change])
    await content({ [path]: json([]) }).fetch('listFestivalOverrides', {})
    expect(await content({}).stored('listFestivalOverrides', {})).toBeUndefined()
  })

  it('stores every text page for reading offline', async () => {
    const pages = [aPage(), aPage({ name: 'faq', title: 'FAQ' })]
    await content({ '/api/pages': json(pages) }).fetch('listPages', {})
    expect(await content({}).read('getPage', { name: 'faq' })).toEqual(pages[1])
  })

  it('asks the server after a second without an answer from the phone, and then shows what it says', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const mend = await breakDatabase(db, 'locked')
    const renewed = json([aMantra({ id: 'c' })])
    const begun = performance.now()
    const list = await content({ '/api/mantras': renewed }).read('listMantras', {})
    expect(list.map(({ id }) => id)).toEqual(['c'])
    expect(performance.now() - begun).toBeGreaterThan(950)
    mend()
  })

  it('waits longer for the phone where the server cannot be asked', async () => {
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const mend = await breakDatabase(db, 'locked')
    setTimeout(mend, 1_500)
    expect(await content({}).read('listMantras', {})).toEqual(temple)
  })

  it('fails in the end where neither answers', async () => {
    const mend = await breakDatabase(db, 'locked')
    await expect(content({}).read('listMantras', {})).rejects.toBeInstanceOf(UnreachableError)
    mend()
  })

  it('is not written again if nothing has changed, so that nothing is locked at start', async () => {
    const lists = {
      '/api/mantras': json(temple),
      '/api/pages': json([aPage()]),
      '/api/products': json([aProduct()]),
      '/api/blog': json([aPost()]),
      '/api/blog/previews': json({ items: [], page: 1, pageCount: 1, total: 0 }),
    }
    const names = [
      'listMantras',
      'listPages',
      'listProducts',
      'listPosts',
      'listPostPreviews',
    ] as const
    const fetchAll = async () => {
      for (const name of names) await content(lists).fetch(name, {})
    }
    // Dexie takes the method when it opens the database.
    const { mock, mockRestore } = vi.spyOn(IDBDatabase.prototype, 'transaction')
    onTestFinished(mockRestore)
    const modes = () => mock.calls.map(([, mode]) => mode)
    await fetchAll()
    expect(modes()).toContain('readwrite')
    mock.calls.length = 0
    await fetchAll()
    expect(modes()).toContain('readonly')
    expect(modes()).not.toContain('readwrite')
  })

  it('is not written half when the page is left meanwhile, and holds up no other page', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    db = openOfflineDb(db.name)
    await content({ '/api/mantras': json(temple) }).fetch('listMantras', {})
    const writing = content({ '/api/mantras': json([aMantra({ id: 'c' })]) }).fetch(
      'listMantras',
      {},
    )
    // The table is read first; when it is written, the page is left.
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function leave(
      this: IDBObjectStore,
      ...row
    ) {
      const request = IDBObjectStore.prototype.add.apply(this, row)
      dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
      return request
    })
    onTestFinished(() => put.mockRestore())
    await writing
    expect(put).toHaveBeenCalled()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await content({}).read('listMantras', {})).toEqual(temple)
  })

  it('uses the network if the phone refuses storage', async () => {
    db.close()
    const broken = createContent(
      createApi({ fetch: fakeFetch({ '/api/mantras': json(temple) }).fetch }),
      openOfflineDb(''),
    )
    expect(await broken.read('listMantras', {})).toEqual(temple)
  })
})
