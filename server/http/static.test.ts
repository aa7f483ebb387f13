import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedTestApp } from '#server/test/testApp.ts'

const script = 'console.log("om")'.repeat(100)

const app = sharedTestApp({}, async ({ client, previous }) => {
  await mkdir(join(previous, 'assets'), { recursive: true })
  await writeFile(join(previous, 'assets/mantras-Old01.js'), 'an older page asks for it')
  await writeFile(join(previous, 'assets/mantras-Old01.js.br'), brotliCompressSync('older'))
  await writeFile(join(previous, 'assets/app-Dk3x9.js'), 'never served')
  await mkdir(join(client, 'assets'))
  await mkdir(join(client, 'audio'))
  await mkdir(join(client, '.vite'))
  const files: [string, string | Buffer][] = [
    ['assets/app-Dk3x9.js', script],
    ['assets/app-Dk3x9.js.br', brotliCompressSync(script)],
    ['assets/app-Dk3x9.js.gz', gzipSync(script)],
    ['assets/admin-Xy12.js', 'staff()'],
    ['sw.js', 'self'],
    ['index.html', '<!doctype html><script>shell()</script>'],
    ['icon one.svg', '<svg/>'],
    ['robots.txt', 'User-agent: *'],
    ['favicon.ico', Buffer.from([0, 0, 1, 0])],
    ['audio/om.mp3', 'sound'],
    ['.vite/manifest.json', '{}'],
  ]
  for (const [name, content] of files) await writeFile(join(client, name), content)
})

test.each([
  ['/assets/app-Dk3x9.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/admin-Xy12.js', 'text/javascript; charset=utf-8', 'no-store'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/shell.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
  ['/favicon.ico', 'image/x-icon', 'public, max-age=86400'],
])('%s is sent as %s, %s', async (path, type, cacheControl) => {
  const { send } = await app()
  const reply = await send(path)
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe(type)
  expect(reply.headers['cache-control']).toBe(cacheControl)
  expect(reply.headers.etag).toMatch(/^"/)
})

test('the bare document has a separate address, because a person’s /index.html is the home page', async () => {
  const { send } = await app()
  const reply = await send('/index.html')
  expect(reply.status).toBe(301)
  expect(reply.headers.location).toBe('/')
})

test('files compressed by the build are sent compressed', async () => {
  const { send } = await app()
  const as = (encoding: string) =>
    send('/assets/app-Dk3x9.js', { headers: { 'Accept-Encoding': encoding } })
  expect((await as('gzip, br')).body).toEqual(brotliCompressSync(script))
  expect((await as('gzip')).headers['content-encoding']).toBe('gzip')
  expect((await as('identity')).text).toBe(script)
})

test('assets of the previous build are there, and never in place of the current ones', async () => {
  const { send } = await app()
  const reply = await send('/assets/mantras-Old01.js', { headers: { 'Accept-Encoding': 'br' } })
  expect(reply.status).toBe(200)
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.headers['content-encoding']).toBe('br')
  expect((await send('/assets/app-Dk3x9.js')).text).toBe(script)
})

test('a query does not hide a file', async () => {
  const { send } = await app()
  expect((await send('/sw.js?v=2')).text).toBe('self')
})

test.each([
  '/assets/app-gone.js',
  '/assets/',
  '/assets/app-Dk3x9.js.br',
  '/apple-touch-icon.png',
  '/.vite/manifest.json',
  '/audio/om.mp3',
  '/index.html/x.js',
])('%s is missing, and never answered with a page', async (path) => {
  const { send } = await app()
  const reply = await send(path)
  expect(reply.status).toBe(404)
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect(reply.headers['cache-control']).toBe('no-store')
})
