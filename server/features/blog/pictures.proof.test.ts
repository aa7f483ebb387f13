import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { UploadedPicture } from '#contract/blog/admin.ts'
import { pictureUrl } from '#contract/pictureAddresses.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { openBlog, postsPath, postWords } from '#server/test/posts.ts'
import type { Reply } from '#server/test/request.ts'
import type { TestApp } from '#server/test/testApp.ts'
import { useRealProcesses } from '#server/test/scriptsHere.ts'

const to = `${postsPath}/pictures`

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })

/** Noise, which no format compresses: half of its file is half of the picture. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c2410c',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const open = async () => {
  const blog = await openBlog()
  const cookie = [...blog.editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const put = (body: Buffer, headers: Record<string, string> = {}) =>
    blog.app.send(to, {
      method: 'POST',
      headers: { Origin: blog.app.publicUrl, Cookie: cookie, ...headers },
      body,
    })
  return { ...blog, put }
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
const stored = ({ uploads }: TestApp) => filesIn(join(uploads, 'media')).toSorted()

/** As if nothing had been sent. */
const expectClean = async (app: TestApp): Promise<void> => {
  expect(stored(app)).toEqual([])
  expect(filesIn(join(app.uploads, 'incoming'))).toEqual([])
  expect(await app.db('pictures')).toEqual([])
  expect(await auditOf(app)).toEqual([])
}

const detail = (reply: Reply) => (reply.json() as { detail: string }).detail

/** An all-black PNG: many pixels in few bytes. */
const bomb = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, sum])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('A picture', () => {
  test('becomes WebP and AVIF in three widths, turned as the camera says, without its metadata', async () => {
    const { app, editor, put } = await open()
    const sent = await picture(1000, 2000)
      .withExif({
        IFD0: { Copyright: 'Somebody', Orientation: '6' },
        IFD3: { GPSLatitude: '18/1 31/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = okOf<UploadedPicture>(await put(sent, { 'Content-Type': 'text/html' }))
    expect(made).toMatchObject({ width: 1600, height: 800, widths: [400, 800, 1600] })
    expect(made.url).toMatch(/^\/media\/[0-9a-f]{32}-800\.webp$/)
    expect(stored(app)).toHaveLength(6)
    expect(filesIn(join(app.uploads, 'incoming'))).toEqual([])
    for (const [width, format] of [
      [400, 'webp'],
      [1600, 'webp'],
      [800, 'avif'],
    ] as const) {
      const url = pictureUrl(made.url.slice(7, 39), width, format)
      const reply = await app.send(url)
      expect(reply.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const { exif, orientation, ...found } = await sharp(reply.body).metadata()
      expect(found).toMatchObject({ width, height: width / 2 })
      expect([exif, orientation]).toEqual([undefined, undefined])
      const again = await app.send(url, { headers: { 'If-None-Match': reply.headers.etag ?? '' } })
      expect(again.status).toBe(304)
      const head = await app.send(url, { method: 'HEAD' })
      expect(head.headers['content-length']).toBe(String(reply.body.length))
    }
    expect(await auditOf(app)).toMatchObject([
      { actorId: editor.id, action: 'picture_sent', after: { image: made.url } },
    ])
  })

  test.each([
    ['JPEG', 1300, [400, 800, 1300]],
    ['PNG', 850, [400, 800]],
    ['WebP', 640, [400, 640]],
    ['AVIF', 400, [400]],
  ] as const)('is taken as %s, and never enlarged', async (name, width, widths) => {
    const { put } = await open()
    const format = name.toLowerCase() as 'jpeg' | 'png' | 'webp' | 'avif'
    const made = okOf<UploadedPicture>(
      await put(await picture(width, 400).toFormat(format).toBuffer()),
    )
    expect(made.widths).toEqual(widths)
    expect(made.width).toBe(widths.at(-1))
  })

  test('is shown in a post, at its top and in its text', async () => {
    const { app, create, publish, put } = await open()
    const { url } = okOf<UploadedPicture>(await put(await picture(900, 600).jpeg().toBuffer()))
    const markdown = `${postWords.markdown}\n\n![Modaks](${url} "On a leaf")`
    await publish(await create({ imageUrl: url, imageAlt: 'Modaks on a leaf', markdown }))
    const reply = await app.send('/api/blog/how-sankashti-is-kept')
    expect(reply.json()).toMatchObject({
      imageUrl: url,
      imageAlt: 'Modaks on a leaf',
      imageWidth: 800,
      imageHeight: 533,
      imageWidths: [400, 800],
      pictures: [url],
      content: expect.stringContaining('<figcaption>On a leaf</figcaption>'),
    })
  })

  test('that no post uses is deleted after a day; used ones stay', async () => {
    const { app, create, put, setClock } = await open()
    const send = async (width: number) =>
      okOf<UploadedPicture>(await put(await picture(width, 400).jpeg().toBuffer())).url
    const [top, inText] = [await send(400), await send(401)]
    await send(402)
    await create({ imageUrl: top, imageAlt: 'Top', markdown: `![Text](${inText})` })
    await app.tidy(app.db)
    expect(stored(app)).toHaveLength(6)
    const files = stored(app)
    await setClock('2026-11-24T06:30:00Z')
    for (const name of files) utimesSync(join(app.uploads, 'media', name), 1000, 1000)
    await app.tidy(app.db)
    expect(stored(app)).toHaveLength(4)
    expect((await app.send(top)).status).toBe(200)
    expect((await app.send(inText)).status).toBe(200)
  })
})

/** One byte for each letter. */
const text = (words: string) => Buffer.from(words.padEnd(64, ' '), 'latin1')

const frames = [picture(500, 500), noise(500, 500)].map((each) => each.png().toBuffer())
const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
  .webp()
  .toBuffer()

describe('Anything that is not an acceptable picture is refused with a message, and leaves nothing behind', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'This picture format is not accepted.'],
    ['a script', text('<script>alert(1)</script>'), 'This picture format is not accepted.'],
    [
      'SVG',
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'This picture format is not accepted',
    ],
    ['a moving GIF', text('GIF89a'), 'GIFs and animated pictures are not accepted'],
    ['a moving WebP', moving, 'GIFs and animated pictures are not accepted'],
    ['a moving AVIF', text('\0\0\0\x18ftypavis'), 'GIFs and animated pictures are not accepted'],
    [
      'a moving PNG',
      text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR................\0\0\0\x08acTL'),
      'GIFs and animated pictures are not accepted',
    ],
    ['HEIC', text('\0\0\0\x18ftypheic'), 'This is an HEIC picture from an iPhone'],
    ['PNG by its first bytes alone', text('\x89PNG\r\n\x1a\n'), 'This picture cannot be opened'],
    [
      'JPEG by its first bytes alone',
      Buffer.from([255, 216, 255, ...text('x')]),
      'cannot be opened',
    ],
    ['a compressed picture', gzipSync(text('x')), 'This picture format is not accepted.'],
  ])('%s', async (_, body, words) => {
    const { app, put } = await open()
    const reply = await put(body)
    expect(reply.status).toBe(415)
    expect(detail(reply)).toContain(words)
    await expectClean(app)
  })

  describe('in a process of its own', () => {
    useRealProcesses()

    test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s that was cut short', async (format) => {
      const { app, put } = await open()
      const whole = await noise(500, 500).toFormat(format, { effort: 1 }).toBuffer()
      const reply = await put(whole.subarray(0, whole.length / 2))
      expect(reply.status).toBe(415)
      expect(detail(reply)).toContain('damaged or incomplete')
      await expectClean(app)
    })

    test('PNG with a JPEG’s beginning', async () => {
      const { app, put } = await open()
      const png = await picture(500, 500).png().toBuffer()
      const reply = await put(Buffer.concat([Buffer.from([255, 216, 255]), png]))
      expect(reply.status).toBe(415)
      await expectClean(app)
    })

    test.each([
      [10_000, 10_000, '(10000 × 10000 pixels). The limit is 50 megapixels'],
      [60_000, 60_000, '(60000 × 60000 pixels). The limit is 50 megapixels'],
      [300, 300, '300 × 300 pixels. It must be at least 400 pixels wide'],
      [6000, 800, '6000 × 800 pixels and is too long'],
    ])('%d × %d dots', async (width, height, words) => {
      const { app, put } = await open()
      const reply = await put(bomb(width, height))
      expect(reply.status).toBe(415)
      expect(detail(reply)).toContain(words)
      await expectClean(app)
    })
  })

  test('more than 15 MB, and uploads by somebody without the right', async () => {
    const { app, editor } = await open()
    const large = await app.send(to, {
      method: 'POST',
      headers: {
        Origin: app.publicUrl,
        Cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'Content-Length': String(16 * 1024 * 1024),
      },
      body: Buffer.alloc(16 * 1024 * 1024),
    })
    expect(large.status).toBe(413)
    const anybody = await app.send(to, {
      method: 'POST',
      headers: { Origin: app.publicUrl },
      body: 'x',
    })
    expect(anybody.status).toBe(401)
    await expectClean(app)
  })
})

test.each([
  '/media/',
  '/media/x.webp',
  '/media/../modak.sqlite',
  '/media/..%2f..%2fmodak.sqlite',
  '/media/%00.webp',
  '/media/%FF',
  `/media/${'a'.repeat(32)}-800.webp`,
  `/media/${'a'.repeat(32)}-800.svg`,
  `/media/${'a'.repeat(32)}-800.webp/x`,
])('%s is not one of our pictures', async (path) => {
  const { app } = await open()
  const reply = await app.send(path)
  expect(reply.status).toBeOneOf([400, 404])
  expect(
    (await app.send(path, { method: 'PUT', headers: { Origin: app.publicUrl } })).status,
  ).toBeOneOf([400, 404, 405])
})
