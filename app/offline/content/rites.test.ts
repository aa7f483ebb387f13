import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { openOfflineDb } from '#app/offline/db.ts'
import { aRite } from '#app/test/aRite.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { createContent } from './content.ts'

it('a rite that was opened is read from the phone, whole', async () => {
  const db = openOfflineDb(`db-${crypto.randomUUID()}`)
  const rite = aRite()
  const { fetch } = fakeFetch({ '/api/rites/daily': json(rite) })
  const online = createContent(createApi({ fetch }), db)
  expect(await online.stored('getRite', { id: 'daily' })).toBeUndefined()
  await online.read('getRite', { id: 'daily' })
  const offline = createContent(createApi({ fetch: fakeFetch({}).fetch }), db)
  expect(await offline.read('getRite', { id: 'daily' })).toEqual(JSON.parse(JSON.stringify(rite)))
})
