import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { UnreachableError } from '#app/api/errors.ts'
import { aMantra } from '#app/test/builders.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { createContent } from './content.ts'
import { type OfflineDb, openOfflineDb } from './db.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`content-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const content = (answers: Parameters<typeof fakeFetch>[0]) =>
  createContent(createApi({ fetch: fakeFetch(answers).fetch }), db)

const temple = [aMantra({ id: 'b', isFeatured: false }), aMantra({ id: 'a', isFeatured: true })]

describe('Content on the phone', () => {
  it('comes from the server at first, and from the phone without a network, in the temple’s order', async () => {
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

  it('lives from the network where the phone refuses storage', async () => {
    db.close()
    const broken = createContent(
      createApi({ fetch: fakeFetch({ '/api/mantras': json(temple) }).fetch }),
      openOfflineDb(''),
    )
    expect(await broken.read('listMantras', {})).toEqual(temple)
  })
})
