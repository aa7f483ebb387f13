import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const rename = (db: TestApp['db'], title: string) =>
  transact(db, async (trx) => {
    await trx('mantras').where({ id: 'gayatri' }).update({ title })
    await bumpContent(trx)
  })

const titleIn = async ({ send }: TestApp) =>
  /Ganesha Gayatri|Renamed/.exec((await send('/api/mantras')).text)?.[0]

test('an answer may be kept by a shared cache; a browser asks again', async () => {
  const { send } = await testApp()
  const { headers } = await send('/api/mantras')
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
  expect(headers.vary).toBe('Accept-Encoding')
})

test('each encoding has its own strong tag, and all hold the same', async () => {
  const { send } = await testApp()
  const as = (encoding: string) =>
    send('/api/mantras', { headers: { 'Accept-Encoding': encoding } })
  const [plain, br, gzip] = [await as('identity'), await as('br, gzip'), await as('gzip')]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(br.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(br.body.length).toBeLessThan(plain.body.length / 2)
})

test('answers too small to gain from it are not compressed', async () => {
  const { send } = await testApp()
  const { headers } = await send('/api/health', { headers: { 'Accept-Encoding': 'br' } })
  expect(headers['content-encoding']).toBeUndefined()
})

test('a known tag is answered with 304 and the headers of the 200', async () => {
  const { send } = await testApp()
  const { headers } = await send('/api/mantras')
  const etag = headers.etag ?? ''
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await send('/api/mantras', { headers: { 'If-None-Match': condition } })
    expect(reply.status, condition).toBe(304)
    expect(reply.body).toHaveLength(0)
    expect(reply.headers).toMatchObject({
      etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    })
  }
})

test('another tag, or the tag of another encoding, is answered in full', async () => {
  const { send } = await testApp()
  const br = await send('/api/mantras', { headers: { 'Accept-Encoding': 'br' } })
  for (const condition of ['"other"', br.headers.etag ?? '', 'W/"', ',']) {
    const reply = await send('/api/mantras', { headers: { 'If-None-Match': condition } })
    expect(reply.status, condition).toBe(200)
  }
})

test('HEAD has the headers of GET and no body', async () => {
  const { send } = await testApp()
  const get = await send('/api/mantras')
  const head = await send('/api/mantras', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test('stray parameters neither change the answer nor fill the memory', async () => {
  const { send, responseCache } = await testApp()
  const plain = await send('/api/mantras')
  for (let i = 0; i < 30; i += 1) {
    const reply = await send(`/api/mantras?utm_source=${i}&__proto__=x`)
    expect(reply.headers.etag).toBe(plain.headers.etag)
  }
  expect(responseCache.size().entries).toBe(1)
})

test('a change is seen at once by the process that made it', async () => {
  const app = await testApp()
  expect(await titleIn(app)).toBe('Ganesha Gayatri')
  await rename(app.db, 'Renamed')
  expect(await titleIn(app)).toBe('Renamed')
})

test('another process sees a change within a second', async () => {
  const writer = await testApp()
  const reader = await testApp({ sharing: writer })
  expect(await titleIn(reader)).toBe('Ganesha Gayatri')
  await rename(writer.db, 'Renamed')
  await vi.waitFor(async () => expect(await titleIn(reader)).toBe('Renamed'), {
    interval: 20,
  })
})

test('a change that is rolled back is not seen', async () => {
  const app = await testApp()
  await titleIn(app)
  const failing = transact(app.db, async (trx) => {
    await trx('mantras').update({ title: 'Renamed' })
    await bumpContent(trx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await titleIn(app)).toBe('Ganesha Gayatri')
})
