import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { UploadedPicture } from '#contract/blog/admin.ts'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import { okOf } from '#server/test/admin.ts'
import { testBucket } from '#server/test/bucket.ts'
import { person, type Person } from '#server/test/people.ts'
import { postsPath } from '#server/test/posts.ts'
import { mp3 } from '#server/test/recordings.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const recordingPath = '/api/admin/mantras/vakratunda/audio'
const picturesPath = `${postsPath}/pictures`

/** Two servers, each with a folder of its own, and one bucket. */
const twoServers = async () => {
  const { cut, ...bucket } = await testBucket()
  const one = await testApp({ bucket }, ({ audio }) => writeFile(join(audio, 'om.mp3'), 'Om'))
  const other = await testApp({ bucket, sharing: one })
  return { one, other, editor: await person(one, { role: 'editor' }), cut }
}

const sendTo = (app: TestApp, { cookies }: Person, path: string, body: Buffer) =>
  app.send(path, {
    method: path === recordingPath ? 'PUT' : 'POST',
    headers: {
      Origin: app.publicUrl,
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'If-Match': '"1"',
    },
    body,
  })

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer()

const leftIn = ({ uploads }: TestApp): string[] =>
  ['audio', 'media', 'files', 'incoming'].flatMap((kind) =>
    existsSync(join(uploads, kind)) ? readdirSync(join(uploads, kind)) : [],
  )

test('what one server receives, the other serves: whole, in parts, and not again', async () => {
  const { one, other, editor } = await twoServers()
  const recording = mp3()
  const { audioUrl = '' } = okOf<StaffMantra>(await sendTo(one, editor, recordingPath, recording))
  const played = await other.send(audioUrl)
  expect(played.body.equals(recording)).toBe(true)
  expect(played.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(recording.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    etag: expect.stringMatching(/^"[0-9a-f]{32}\.mp3"$/),
  })
  const { etag = '' } = played.headers
  const part = await other.send(audioUrl, { headers: { Range: 'bytes=100-199', 'If-Range': etag } })
  expect([part.status, part.headers['content-range']]).toEqual([
    206,
    `bytes 100-199/${recording.length}`,
  ])
  expect(part.body.equals(recording.subarray(100, 200))).toBe(true)
  const beyond = { headers: { Range: `bytes=${recording.length}-` } }
  expect((await other.send(audioUrl, beyond)).status).toBe(416)
  expect((await other.send(audioUrl, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  const head = await other.send(audioUrl, { method: 'HEAD' })
  expect(head.headers['content-length']).toBe(String(recording.length))
  expect((await other.send('/audio/0123456789abcdef0123456789abcdef.mp3')).status).toBe(404)

  const { url } = okOf<UploadedPicture>(await sendTo(other, editor, picturesPath, await picture()))
  const shown = await one.send(url)
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(shown.headers['cache-control']).toContain('immutable')
  expect(shown.body.length).toBe(Number(shown.headers['content-length']))
  expect((await sharp(shown.body).metadata()).width).toBe(800)
  const known = await one.send(url, { headers: { 'If-None-Match': shown.headers.etag ?? '' } })
  expect(known.status).toBe(304)
  expect((await one.send(url, { method: 'HEAD' })).status).toBe(200)
  expect((await one.send(url.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).status).toBe(404)
  expect([...leftIn(one), ...leftIn(other)]).toEqual([])
})

test('while the bucket cannot be reached, pages work, and the rest says so in words', async () => {
  const { one, editor, cut } = await twoServers()
  const { url } = okOf<UploadedPicture>(await sendTo(one, editor, picturesPath, await picture()))
  const { audioUrl = '' } = okOf<StaffMantra>(await sendTo(one, editor, recordingPath, mp3()))
  await cut()
  const pictures = await one.db('pictures')
  expect((await one.send('/api/mantras')).status).toBe(200)
  expect((await one.send('/audio/om.mp3')).text).toBe('Om')
  for (const path of [url, audioUrl]) {
    const reply = await one.send(path)
    expect([reply.status, reply.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(reply.headers['retry-after']).toBeDefined()
    expect(reply.text).toContain('cannot be reached at the moment')
  }
  const refused = await sendTo(one, editor, picturesPath, mp3())
  expect(refused.status).toBe(415)
  const late = await sendTo(one, editor, picturesPath, await picture())
  expect([late.status, late.text]).toEqual([503, expect.stringContaining('cannot be reached')])
  expect(await one.db('pictures')).toEqual(pictures)
  expect(leftIn(one)).toEqual([])
})
