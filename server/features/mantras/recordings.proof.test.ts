import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseFile } from 'music-metadata'
import { describe, expect, test } from 'vitest'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import { largestRecording } from '#contract/writing/recordingsAdmin.ts'
import { eventually } from '#server/test/eventually.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { hasFfmpeg, loudnessOf, mp3, wav, wavOfHours } from '#server/test/recordings.ts'
import type { Reply } from '#server/test/request.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const to = '/api/admin/mantras/vakratunda/audio'

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const open = async (options: { ffmpeg?: string } = {}) => {
  const app = await testApp(options)
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const base = { Origin: app.publicUrl, Cookie: cookie, 'If-Match': '"1"' }
  const put = (body: Buffer | string, headers: Record<string, string> = {}, query = '') =>
    app.send(to + query, { method: 'PUT', headers: { ...base, ...headers }, body })
  return { app, editor, put, base }
}

const stored = ({ uploads }: TestApp) => filesIn(join(uploads, 'audio'))

/** As if nothing had been sent. */
const expectClean = async (app: TestApp): Promise<void> => {
  expect(stored(app)).toEqual([])
  expect(filesIn(join(app.uploads, 'incoming'))).toEqual([])
  expect(await auditOf(app)).toEqual([])
  expect(
    (await get<StaffMantra>(await person(app, { role: 'editor' }), to.slice(0, -6))).version,
  ).toBe(1)
}

const problem = (reply: Reply) => reply.json() as { code: string; detail: string }

describe('A recording, if nothing can re-encode it', () => {
  test('is stored as sent, under a generated name, and can be played by everybody', async () => {
    const { app, editor, put } = await open()
    const sent = mp3()
    const made = okOf<StaffMantra>(await put(sent, { 'Content-Type': 'text/html' }))
    expect(made).toMatchObject({
      version: 2,
      audioUrl: expect.stringMatching(/^\/audio\/[0-9a-f]{32}\.mp3$/),
      audio: { bytes: sent.length, isSynthesised: false },
    })
    expect(made.audio?.durationMs).toBeGreaterThan(5000)
    expect(made.lines.map(({ startMs }) => startMs)).toEqual([undefined, undefined])
    const played = await app.send(made.audioUrl ?? '')
    expect(played.headers['content-type']).toBe('audio/mpeg')
    expect(played.headers['x-content-type-options']).toBe('nosniff')
    expect(played.body.equals(sent)).toBe(true)
    expect(filesIn(join(app.uploads, 'incoming'))).toEqual([])
    expect(await auditOf(app)).toMatchObject([
      {
        actorId: editor.id,
        action: 'audio_set',
        before: { audio: '/audio/vakratunda.mp3' },
        after: { audio: made.audioUrl },
      },
    ])
  })

  test('keeps the times of the lines if it is a better version of the old one', async () => {
    const { put } = await open()
    const made = okOf<StaffMantra>(await put(mp3(), {}, '?keepTimings=true&isSynthesised=true'))
    expect(made.lines.map(({ startMs }) => startMs)).toEqual([3000, 9000])
    expect(made.audio?.isSynthesised).toBe(true)
  })

  test('is taken away again', async () => {
    const { app, editor, put } = await open()
    okOf(await put(mp3()))
    const gone = okOf<StaffMantra>(await changeFrom(editor, 'DELETE', to, 2))
    expect(gone).not.toHaveProperty('audio')
    expect((await auditOf(app)).map(({ action }) => action)).toEqual(['audio_set', 'audio_removed'])
  })

  const lies: [string, Buffer][] = [
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50))],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    [
      'a page that begins like an MP3',
      Buffer.from(`ID3\x04\0\0\0\0\0\0<script>alert(1)</script>`.repeat(99)),
    ],
    [
      'noise that begins like an MP3',
      Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.alloc(5000)]),
    ],
    ['noise that begins like an M4A', Buffer.from(`\0\0\0\x18ftypM4A ${'x'.repeat(5000)}`)],
    ['noise that begins like an Ogg', Buffer.concat([Buffer.from('OggS'), randomBytes(5000)])],
    ['a zip', Buffer.from(`PK\x03\x04${'x'.repeat(500)}`)],
    ['a recording in gzip', gzipSync(mp3().subarray(0, 20_000))],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a few bytes', Buffer.from('ID3')],
    ['nothing', Buffer.alloc(0)],
    ['a WAV, which not every phone plays', wav(2)],
  ]

  test.each(lies)('is not %s: refused, and nothing is left of it', async (_, body) => {
    const { app, put } = await open()
    const reply = await put(body, { 'Content-Type': 'audio/mpeg' })
    expect([reply.status, problem(reply).code]).toEqual([415, 'unsupported_media_type'])
    await expectClean(app)
  })

  test('is refused when it is packed: what it unpacks to nobody knows', async () => {
    const { app, put } = await open()
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'identity, gzip']) {
      const reply = await put(gzipSync(Buffer.alloc(1_000_000)), { 'Content-Encoding': encoding })
      expect([encoding, reply.status]).toEqual([encoding, 415])
    }
    await expectClean(app)
  })

  /** A request whose body the test writes itself. */
  const begin = ({ app, base }: Awaited<ReturnType<typeof open>>, headers: object) => {
    const { hostname, port } = new URL(app.url)
    const sent = request({
      hostname,
      port,
      path: to,
      method: 'PUT',
      agent: false,
      headers: { ...base, ...headers },
    })
    const status = new Promise<number>((resolve, reject) => {
      sent.on('response', (answer) => resolve(answer.statusCode ?? 0))
      sent.on('error', reject)
    })
    return { sent, status }
  }

  test('that says it has five gigabytes is refused before a byte is read', async () => {
    const made = await open()
    const { sent, status } = begin(made, { 'Content-Length': String(5 * 1024 ** 3) })
    sent.flushHeaders()
    expect(await status).toBe(413)
    sent.destroy()
    await expectClean(made.app)
  })

  test('that grows past the limit without having said so is refused, and the disk is clean', async () => {
    const made = await open()
    const { sent, status } = begin(made, {})
    const part = Buffer.concat([mp3(), Buffer.alloc(4 * 1024 * 1024)])
    const answered = new AbortController()
    void status.then(() => answered.abort())
    for (
      let bytes = 0;
      bytes <= largestRecording && !answered.signal.aborted;
      bytes += part.length
    ) {
      if (!sent.write(part)) await new Promise((resolve) => void sent.once('drain', resolve))
    }
    expect(await status).toBe(413)
    sent.destroy()
    await expectClean(made.app)
  })

  test('whose sender goes away half-way leaves nothing', async () => {
    const made = await open()
    const { sent, status } = begin(made, { 'Content-Length': '1000000' })
    const failed = status.catch(() => 'cut')
    sent.write(mp3().subarray(0, 200_000))
    await eventually(() => expect(filesIn(join(made.app.uploads, 'incoming'))).toHaveLength(1))
    sent.destroy()
    expect(await failed).toBe('cut')
    await eventually(() => expect(filesIn(join(made.app.uploads, 'incoming'))).toEqual([]))
    await expectClean(made.app)
  })

  test('for another version, or for nothing, is refused before it is read', async () => {
    const { app, put } = await open()
    expect((await put(mp3(), { 'If-Match': '"7"' })).status).toBe(412)
    const nowhere = await app.send('/api/admin/mantras/..%2f..%2fetc/audio', { method: 'PUT' })
    expect(nowhere.status).toBe(401)
    await expectClean(app)
  })

  test('no mantra has any more is cleared a day later', async () => {
    const { app, editor, put } = await open()
    const { audioUrl } = okOf<StaffMantra>(await put(mp3()))
    const folder = join(app.uploads, 'audio')
    const [kept = ''] = stored(app)
    const [orphan, fresh] = [`${'a'.repeat(32)}.mp3`, `${'b'.repeat(32)}.mp3`]
    for (const name of [orphan, fresh]) writeFileSync(join(folder, name), 'x')
    for (const name of [orphan, kept]) utimesSync(join(folder, name), 1000, 1000)
    await app.tidy(app.db)
    expect(stored(app).toSorted()).toEqual([fresh, kept].toSorted())
    expect((await editor.send(audioUrl ?? '')).status).toBe(200)
  })
})

describe.skipIf(!hasFfmpeg)('A recording, where ffmpeg re-encodes', () => {
  const options = { ffmpeg: 'ffmpeg' }

  test.each([
    ['a quiet one', wav(3, 0.02)],
    ['a loud one', wav(3, 0.9)],
  ])('%s becomes MP3 of one channel, as loud as the others', async (_, body) => {
    const { app, put } = await open(options)
    const made = okOf<StaffMantra>(await put(body))
    expect(made.audioUrl).toMatch(/\.mp3$/)
    expect(Math.abs((made.audio?.durationMs ?? 0) - 3000)).toBeLessThan(100)
    const path = join(app.uploads, 'audio', stored(app)[0] ?? '')
    const { format } = await parseFile(path, { duration: true })
    expect(format).toMatchObject({
      numberOfChannels: 1,
      sampleRate: 44_100,
      codec: 'MPEG 1 Layer 3',
    })
    expect(Math.abs(loudnessOf(path) + 16)).toBeLessThan(1)
  })

  test('loses everything besides the sound', async () => {
    const { app, put } = await open(options)
    const title = '<script>alert(1)</script>'
    const tag = Buffer.from(`TIT2\0\0\0${String.fromCharCode(title.length + 1)}\0\0\x03${title}`)
    const size = String.fromCharCode(tag.length)
    const tagged = Buffer.concat([Buffer.from(`ID3\x03\0\0\0\0\0${size}`), tag, mp3()])
    const { audioUrl } = okOf<StaffMantra>(await put(tagged))
    expect((await app.send(audioUrl ?? '')).text).not.toContain('<script')
  })

  test('of more than three hours is refused before it is decoded', async () => {
    const { app, put } = await open(options)
    const reply = await put(wavOfHours(4))
    expect([reply.status, problem(reply).detail]).toEqual([
      415,
      'A recording can be at most 3 hours long.',
    ])
    await expectClean(app)
  })

  test.each([
    ['silence', wav(2, 0), 'is silent'],
    [
      'noise with a head',
      Buffer.concat([Buffer.from('fLaC'), randomBytes(3000)]),
      'cannot be played',
    ],
    ['a blink of sound', wav(0.45), 'too short'],
    ['a playlist', Buffer.from('#EXTM3U\nfile:///etc/passwd\n'.repeat(5)), 'not a recording'],
  ])('%s is refused', async (_, body, words) => {
    const { app, put } = await open(options)
    const reply = await put(body)
    expect(reply.status).toBe(415)
    expect(problem(reply).detail).toContain(words)
    await expectClean(app)
  })
})
