import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { AppIcon } from '#contract/site/appLookAdmin.ts'
import type { AppLook } from '#contract/site/appLook.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { BuiltApp } from '#server/http/render.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { sendFile } from '#server/test/sendFile.ts'
import { testApp } from '#server/test/testApp.ts'
import { useRealProcesses } from '#server/test/scriptsHere.ts'

const document =
  '<!doctype html><head><meta id="frame" name="theme-color" content="#fffbf3" /><link rel="icon" href="/icons/icon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" /></head>'
const ours = 'our icon'

const renderManifest: BuiltApp['renderManifest'] = async (_, look) => JSON.stringify({ look })
const render: BuiltApp['render'] = async (_, { template }) => ({ status: 200, html: template })

const built: BuiltApp = {
  template: document,
  styles: [],
  render,
  renderManifest,
}

const kumkum = '#8e1b1b'
const colours = { frame: kumkum, background: '#fffbf3' }

type Versioned = { site: TempleSite; version: number }

const open = async () => {
  const app = await testApp({ app: built }, async ({ client }) => {
    await writeFile(join(client, 'index.html'), document)
    // As the build compresses it: then it is stored in this form.
    await writeFile(join(client, 'index.html.gz'), gzipSync(document))
    await writeFile(join(client, 'favicon.ico'), ours)
  })
  const admin = await person(app, { role: 'admin' })
  const { site, version } = await get<Versioned>(admin, '/api/admin/site')
  const save = (look: object, from = version) =>
    changeFrom(admin, 'PUT', '/api/admin/site', from, { ...site, app: look })
  const upload = (file: Buffer) =>
    sendFile(app, admin, { method: 'PUT', path: '/api/admin/app-icon', file })
  const remove = () => changeFrom(admin, 'DELETE', '/api/admin/app-icon', 1)
  const look = async (): Promise<AppLook | undefined> =>
    ((await app.send('/manifest.webmanifest')).json() as { look?: AppLook }).look
  const picture = async (address: string) => {
    const reply = await fetch(app.url + address)
    return { reply, bytes: Buffer.from(await reply.arrayBuffer()) }
  }
  return { app, admin, version, save, upload, remove, look, picture }
}

const background = { r: 0, g: 90, b: 60, alpha: 1 }

/** A green disc with nothing around it, on white, or everywhere. */
const drawing = (around: 'nothing' | 'white', width = 600, height = 600) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${around === 'white' ? '<rect width="100%" height="100%" fill="#fff"/>' : ''}<circle cx="50%" cy="50%" r="${Math.min(width, height) * 0.4}" fill="#005a3c"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

const photo = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 900, height: 600, channels: 3, background, noise } as const
  return sharp({ create }).jpeg().toBuffer()
}

/** The colour in a corner and in the middle, as hex. */
const pointsOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).toString('hex')
  return { corner: at(2, 2), middle: at(info.width >> 1, info.height >> 1), width: info.width }
}

describe('A temple’s own look', () => {
  test('has a short name and colours in the manifest, the pages and the offline shell', async () => {
    const { app, admin, version, save, look, picture } = await open()
    expect(await look()).toBeUndefined()
    const plain = await app.send('/shell.html')
    expect(plain.text).toBe(document)
    expect((await app.send('/favicon.ico')).text).toBe(ours)

    okOf(await save({ shortName: 'Siddhi', colours }))
    const { icon = '', ...chosen } = (await look()) ?? {}
    expect(chosen).toEqual({ shortName: 'Siddhi', colours })
    for (const path of ['/shell.html', '/donate']) {
      const { text, headers } = await app.send(path)
      expect(text).toContain(`<meta name="theme-color" content="${kumkum}" />`)
      expect(text).not.toContain('id="frame"')
      expect(text).toContain(`href="/media/${icon}-32.png"`)
      expect(text).toContain(`href="/media/${icon}-180.png"`)
      expect(text).not.toContain('/icons/')
      expect(headers['cache-control']).toBe('no-cache')
    }
    const led = await app.send('/favicon.ico')
    expect([led.status, led.headers['location']]).toEqual([302, `/media/${icon}-favicon.ico`])
    const { reply, bytes } = await picture('/favicon.ico')
    expect(reply.headers.get('content-type')).toBe('image/x-icon')
    expect(bytes.readUInt16LE(4)).toBe(3)
    expect(await get(admin, '/api/site')).not.toHaveProperty('app')
    expect(await get(admin, '/api/site')).not.toHaveProperty('icon')

    okOf(await save({}, version + 1))
    expect(await look()).toBeUndefined()
    expect((await app.send('/shell.html')).text).toBe(document)
    expect((await app.send('/favicon.ico')).text).toBe(ours)
  })

  test('shows our mark on its colour, in every size, under addresses that never change', async () => {
    const { save, look, picture } = await open()
    okOf(await save({ colours }))
    const { icon = '' } = (await look()) ?? {}
    const sizes = {
      '32.png': 32,
      '180.png': 180,
      '192.png': 192,
      '512.png': 512,
      'maskable.png': 512,
    }
    for (const [file, width] of Object.entries(sizes)) {
      const { reply, bytes } = await picture(`/media/${icon}-${file}`)
      expect(reply.headers.get('content-type')).toBe('image/png')
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(bytes.length).toBeLessThan(60_000)
      expect((await pointsOf(bytes)).width).toBe(width)
    }
    // Round for launchers that show it unchanged, to the edge for those that cut it.
    const whole = await pointsOf((await picture(`/media/${icon}-512.png`)).bytes)
    const cut = await pointsOf((await picture(`/media/${icon}-maskable.png`)).bytes)
    expect(whole.corner.slice(6)).toBe('00')
    expect(cut.corner.slice(6)).toBe('ff')
    expect(Number.parseInt(cut.corner.slice(0, 2), 16)).toBeLessThan(0x8e)
  })

  test.each([
    ['see-through lies on the temple’s colour', () => drawing('nothing'), '8e1b1bff'],
    ['with an edge of one colour goes on in it', () => drawing('white'), 'ffffffff'],
  ])('an uploaded picture that is %s', async (_, file, corner) => {
    const { save, upload, look, picture } = await open()
    okOf(await save({ colours }))
    okOf(await upload(await file()))
    const { icon = '' } = (await look()) ?? {}
    const cut = await pointsOf((await picture(`/media/${icon}-maskable.png`)).bytes)
    expect(cut).toMatchObject({ corner, middle: '005a3cff' })
  })

  test('a photograph fills the icon, and is a PNG without its own data', async () => {
    const { upload, look, picture } = await open()
    const { picture: shown } = okOf<AppIcon>(await upload(await photo()))
    expect(shown?.ground).toBe('photo')
    const { icon = '' } = (await look()) ?? {}
    for (const address of [`/media/${icon}-maskable.png`, shown?.url ?? '']) {
      const { bytes } = await picture(address)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png' })
      expect((await pointsOf(bytes)).corner).not.toBe('fffbf3ff')
    }
  })

  test('is ours again once the picture is removed; a new colour draws the icon again', async () => {
    const { app, admin, version, save, upload, remove, look, picture } = await open()
    okOf(await upload(await drawing('nothing')))
    const { icon: first = '' } = (await look()) ?? {}
    const onCream = await pointsOf((await picture(`/media/${first}-maskable.png`)).bytes)
    expect(onCream.corner).toBe('fffbf3ff')
    // Saving the settings leaves the picture as it is.
    okOf(await save({ colours }, version))
    const { icon: second = '' } = (await look()) ?? {}
    const onColour = await pointsOf((await picture(`/media/${second}-maskable.png`)).bytes)
    expect(onColour.corner).toBe('8e1b1bff')
    okOf(await save({}, version + 1))
    expect((await look())?.icon).toBe(first)
    okOf(await remove())
    expect(await look()).toBeUndefined()
    expect(await get(admin, '/api/admin/app-icon')).toEqual({})
    expect((await picture(`/media/${second}-192.png`)).reply.status, 'phones may still ask').toBe(
      200,
    )
    expect((await auditOf(app)).map(({ action }) => action)).toEqual([
      'picture_sent',
      'edited',
      'edited',
      'removed',
    ])
  })

  test('of two administrators who save at once, the second is shown the first', async () => {
    const { save, look } = await open()
    const replies = await Promise.all([
      save({ shortName: 'Siddhi', colours }),
      save({ shortName: 'Moraya', colours: { frame: '#14532d', background: '#ffffff' } }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const kept = replies.findIndex(({ status }) => status === 200)
    expect((await look())?.shortName).toBe(['Siddhi', 'Moraya'][kept])
    expect((await look())?.icon).toMatch(/^[a-f0-9]{32}$/)
  })

  test('upload, new colour and removal at once end with the icon of what was kept', async () => {
    const { admin, version, save, upload, look, picture } = await open()
    const [sent, saved] = await Promise.all([
      upload(await drawing('nothing')),
      save({ colours }, version),
    ])
    okOf(sent)
    okOf(saved)
    expect(await get<AppIcon>(admin, '/api/admin/app-icon')).toHaveProperty('picture')
    const { icon = '' } = (await look()) ?? {}
    const cut = await pointsOf((await picture(`/media/${icon}-maskable.png`)).bytes)
    expect(cut).toMatchObject({ corner: '8e1b1bff', middle: '005a3cff' })
  })
})

describe('In words is refused', () => {
  useRealProcesses()

  test.each([
    ['a name of 60 letters', { shortName: 'Siddhi'.repeat(10) }, /At most 12 letters: phones cut/],
    ['a name of thirteen', { shortName: 'Siddhivinayak' }, /At most 12 letters/],
    ['an empty name', { shortName: '  ' }, /Required/],
    [
      'a colour that is none',
      { colours: { ...colours, frame: 'red' } },
      /as # and six digits, for example/,
    ],
    [
      'a colour on which the time cannot be read',
      { colours: { ...colours, frame: '#e0703f' } },
      /white on this colour.*such as #[0-9a-f]{6}/,
    ],
  ])('%s', async (_, app, words) => {
    const { save, look } = await open()
    const reply = await save(app)
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.json())).toMatch(words)
    expect(await look()).toBeUndefined()
  })

  test('but not twelve letters of another script', async () => {
    const { save, look } = await open()
    okOf(await save({ shortName: 'श्रीसिद्धिविनायक' }))
    expect((await look())?.shortName).toBe('श्रीसिद्धिविनायक')
  })

  const pictures: [string, () => Promise<Buffer>, RegExp][] = [
    ['a text', async () => Buffer.from('This is not a picture, but a long enough text.'), /format/],
    [
      'a GIF',
      async () =>
        sharp(await drawing('white'))
          .gif()
          .toBuffer(),
      /animated/,
    ],
    ['a damaged file', async () => (await drawing('white')).subarray(0, 900), /damaged/],
    [
      'an SVG',
      async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(99)}</svg>`),
      /JPEG, PNG, WebP or AVIF/,
    ],
    ['one that is too small', () => drawing('white', 120, 400), /at least 192 pixels/],
    ['one that is too long', () => drawing('white', 1000, 200), /too long/],
    [
      'one of 64 megapixels',
      () =>
        sharp({ create: { width: 8000, height: 8000, channels: 3, background } })
          .png()
          .toBuffer(),
      /limit is 50 megapixels/,
    ],
  ]
  test('every picture that cannot be used, and the earlier one stays', async () => {
    const { admin, upload, look } = await open()
    okOf(await upload(await drawing('nothing')))
    const before = await look()
    for (const [name, file, words] of pictures) {
      const reply = await upload(await file())
      expect(reply.status, name).toBe(415)
      expect((reply.json() as { detail: string }).detail, name).toMatch(words)
    }
    expect(await look()).toEqual(before)
    expect(await get(admin, '/api/admin/app-icon')).toHaveProperty('picture')
  })
})
