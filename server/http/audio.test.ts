import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedTestApp, testApp } from '#server/test/testApp.ts'

const sound = Buffer.from(Array.from({ length: 10_000 }, (_, i) => i % 251))

/** A folder with one recording, and things beside it that must stay private. */
const app = sharedTestApp({}, async ({ audio }) => {
  await writeFile(join(audio, 'om.mp3'), sound)
  await writeFile(join(audio, '.hidden.mp3'), 'hidden')
  await writeFile(join(audio, 'notes.txt'), 'notes')
  await writeFile(join(audio, '..', 'secret.mp3'), 'secret')
  await symlink(join(audio, '..', 'secret.mp3'), join(audio, 'link.mp3'))
  await mkdir(join(audio, 'folder.mp3'))
})

test('a whole recording', async () => {
  const { send } = await app()
  const reply = await send('/audio/om.mp3', { headers: { 'Accept-Encoding': 'br, gzip' } })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(sound)
  expect(reply.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '10000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  expect(reply.headers.etag).toMatch(/^"[\w-]+"$/)
  expect(reply.headers['content-encoding']).toBeUndefined()
})

test.each([
  ['bytes=0-1', 0, 1],
  ['bytes=500-999', 500, 999],
  ['bytes=9990-', 9990, 9999],
  ['bytes=-10', 9990, 9999],
  ['bytes=-20000', 0, 9999],
  ['bytes=9999-20000', 9999, 9999],
])('Range: %s', async (range, first, last) => {
  const { send } = await app()
  const reply = await send('/audio/om.mp3', { headers: { Range: range } })
  expect(reply.status).toBe(206)
  expect(reply.headers['content-range']).toBe(`bytes ${first}-${last}/10000`)
  expect(reply.headers['content-length']).toBe(String(last - first + 1))
  expect(reply.body).toEqual(sound.subarray(first, last + 1))
})

test.each(['bytes=10000-', 'bytes=20000-30000', 'bytes=-0'])(
  'Range: %s is not there',
  async (range) => {
    const { send } = await app()
    const reply = await send('/audio/om.mp3', { headers: { Range: range } })
    expect(reply.status).toBe(416)
    expect(reply.headers['content-range']).toBe('bytes */10000')
    expect(reply.body).toHaveLength(0)
  },
)

test.each(['lines=0-1', 'bytes=x', 'bytes=0-1,500-501', 'bytes=5-2'])(
  'Range: %s is ignored',
  async (range) => {
    const { send } = await app()
    const reply = await send('/audio/om.mp3', { headers: { Range: range } })
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual(sound)
  },
)

test('If-Range: a part of the same recording, or the whole of the new one', async () => {
  const { send } = await app()
  const { etag = '' } = (await send('/audio/om.mp3')).headers
  const statusFor = async (ifRange: string) =>
    (await send('/audio/om.mp3', { headers: { Range: 'bytes=0-1', 'If-Range': ifRange } })).status
  expect(await statusFor(etag)).toBe(206)
  expect(await statusFor('"another"')).toBe(200)
  expect(await statusFor(`W/${etag}`)).toBe(200)
  expect(await statusFor('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(200)
})

test('the tag is made from the content: a different recording under the name has a different one', async () => {
  const { send, audioFolder } = await testApp({}, ({ audio }) =>
    writeFile(join(audio, 'om.mp3'), sound),
  )
  const before = (await send('/audio/om.mp3')).headers.etag
  await truncate(join(audioFolder, 'om.mp3'), 5000)
  const after = await send('/audio/om.mp3')
  expect(after.headers.etag).not.toBe(before)
  expect(after.body).toHaveLength(5000)
})

test('a recording that is already there is not sent again', async () => {
  const { send } = await app()
  const { etag = '' } = (await send('/audio/om.mp3')).headers
  const reply = await send('/audio/om.mp3', { headers: { 'If-None-Match': etag } })
  expect(reply.status).toBe(304)
  expect(reply.headers.etag).toBe(etag)
  expect(reply.body).toHaveLength(0)
})

test('HEAD says how large it is', async () => {
  const { send } = await app()
  const whole = await send('/audio/om.mp3', { method: 'HEAD' })
  expect(whole.status).toBe(200)
  expect(whole.headers['content-length']).toBe('10000')
  expect(whole.body).toHaveLength(0)
})

test.each(['bytes=0-1', 'bytes=10000-'])(
  'Range: %s means nothing to HEAD, which speaks of the whole',
  async (range) => {
    const { send } = await app()
    const reply = await send('/audio/om.mp3', { method: 'HEAD', headers: { Range: range } })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-length']).toBe('10000')
    expect(reply.headers['content-range']).toBeUndefined()
    expect(reply.headers['accept-ranges']).toBe('bytes')
  },
)

test.each([
  'nothing.mp3',
  '',
  '..%2fsecret.mp3',
  '%2e%2e%2fsecret.mp3',
  '%2e%2e/secret.mp3',
  '../secret.mp3',
  '..%5csecret.mp3',
  '..\\secret.mp3',
  '....//secret.mp3',
  '%252e%252e%252fsecret.mp3',
  '/secret.mp3',
  '.hidden.mp3',
  '%2ehidden.mp3',
  'notes.txt',
  'link.mp3',
  'folder.mp3',
  'folder.mp3/',
  'om.mp3/',
  'om.mp3%00',
  'om.mp3%00.mp3',
  '%00',
  'om%2fmp3',
])('/audio/%s is not a recording', async (name) => {
  const { send } = await app()
  const reply = await send(`/audio/${name}`)
  expect(reply.status).toBe(404)
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect(reply.text).not.toContain('secret')
})

test('a malformed name and another method are refused', async () => {
  const { send } = await app()
  expect((await send('/audio/%E0%A4%A')).status).toBe(400)
  const reply = await send('/audio/om.mp3', { method: 'DELETE' })
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})
