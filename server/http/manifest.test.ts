import { expect, test } from 'vitest'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { testApp } from '#server/test/testApp.ts'
import type { BuiltApp } from './render.ts'

const renderManifest: BuiltApp['renderManifest'] = async (read) =>
  JSON.stringify({ name: (await read('getSite', {})).name, icons: Array(200).fill('icon') })

const app = () => testApp({ renderManifest })

test('the home screen gets the temple’s own name, and a new one later', async () => {
  const { send, db } = await app()
  const first = await send('/manifest.webmanifest')
  expect(first.status).toBe(200)
  expect(first.json()).toMatchObject({ name: 'Shri Ganesha Mandir' })

  const { content } = await db('site').first<{ content: string }>('content')
  const renamed = JSON.stringify({ ...JSON.parse(content), name: 'Siddhi Temple' })
  await transact(db, async (trx) => {
    await trx('site').update({ content: renamed })
    await bumpContent(trx)
  })
  const second = await send('/manifest.webmanifest')
  expect(second.json()).toMatchObject({ name: 'Siddhi Temple' })
  expect(second.headers.etag).not.toBe(first.headers.etag)
})

test('it is cached, compressed, and checked again each time', async () => {
  const { send, responseCache } = await app()
  const reply = await send('/manifest.webmanifest', { headers: { 'Accept-Encoding': 'br' } })
  expect(reply.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect(responseCache.size().entries).toBe(1)
  const again = await send('/manifest.webmanifest?x=1', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': reply.headers.etag ?? '' },
  })
  expect(again.status).toBe(304)
  expect(responseCache.size().entries).toBe(1)
})

test('another method is refused, and before the first build there is none', async () => {
  const { send } = await app()
  const reply = await send('/manifest.webmanifest', { method: 'POST' })
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
  const unbuilt = await testApp()
  expect((await unbuilt.send('/manifest.webmanifest')).status).toBe(404)
})
