import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { LetterheadPictures } from '#contract/site/letterheadAdmin.ts'
import { transact } from '#server/db/db.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { post } from '#server/test/bookings.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { sendFile } from '#server/test/sendFile.ts'
import { testApp } from '#server/test/testApp.ts'
import { useRealProcesses } from '#server/test/scriptsHere.ts'

const path = '/api/admin/letterhead'
const now = () => new Date('2026-11-21T06:30:00Z')

const open = async () => {
  const app = await testApp({ now, publicUrl: 'https://temple.example' })
  const admin = await person(app, { role: 'admin' })
  const send = (kind: string, file: Buffer) =>
    sendFile(app, admin, { method: 'PUT', path: `${path}/${kind}`, file })
  const remove = (kind: string) => changeFrom(admin, 'DELETE', `${path}/${kind}`, 1)
  /** The receipt of a donation confirmed now. */
  const receipt = async () => {
    const pledged = await post(app, '/api/donations', { ...pledgePayload, amount: 1001 })
    const { reference } = pledged.json() as { reference: string }
    await transact(app.db, (trx) =>
      app.donations.confirm(trx, { reference, actorId: 'staff', paidAt: now() }),
    )
    const mail = (await waitingMails(app)).at(-1)
    const link = /https:\/\/temple\.example(\/api\/\S+\/pdf\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return async () => Buffer.from(await (await fetch(app.url + link)).arrayBuffer())
  }
  return { app, admin, send, remove, receipt }
}

/** A drawing without an edge: red on nothing. */
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer()

/** How many points of the drawing's red a part of a PDF's first page has. */
const redIn = async (pdf: Buffer, { top, bottom }: { top: number; bottom: number }) => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const [page] = [...document.pages()]
  const { data, width, height } = (await page?.render({ scale: 1, render: 'bitmap' })) ?? {
    data: new Uint8Array(),
    width: 1,
    height: 1,
  }
  document.destroy()
  library.destroy()
  let red = 0
  for (let y = Math.floor(top * height); y < bottom * height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [one = 0, g = 0, other = 0] = data.subarray((y * width + x) * 4)
      // The half-transparent red on white, whichever way round the channels are.
      if (Math.abs(Math.max(one, other) - 227) < 12 && Math.abs(g - 127) < 12) red += 1
    }
  return red
}

describe('Logo, signature and seal', () => {
  test('are small pictures on white, shown to the office, and in the log', async () => {
    const { app, admin, send, remove } = await open()
    expect(await get(admin, path)).toEqual({})
    const logo = okOf<LetterheadPictures>(await send('logo', await drawing(2000, 1000))).logo
    expect(logo).toMatchObject({ width: 520, height: 260 })
    const [kind = '', bytes = ''] = logo?.src.split(',') ?? []
    expect(kind).toBe('data:image/png;base64')
    const made = Buffer.from(bytes, 'base64')
    expect(made.length).toBeLessThan(10_000)
    expect(await sharp(made).metadata()).toMatchObject({ hasAlpha: false, format: 'png' })
    okOf(await send('seal', await drawing(300, 300)))
    expect(Object.keys(await get<object>(admin, path))).toEqual(
      expect.arrayContaining(['logo', 'seal']),
    )
    okOf(await remove('logo'))
    expect(Object.keys(await get<object>(admin, path))).toEqual(['seal'])
    expect((await auditOf(app)).map(({ action }) => action)).toEqual([
      'picture_sent',
      'picture_sent',
      'removed',
    ])
  })

  test('are on receipts from then on; an earlier one keeps what it was issued with', async () => {
    const { send, receipt } = await open()
    const before = await receipt()
    const plain = await before()
    okOf(await send('logo', await drawing(600, 300)))
    okOf(await send('signature', await drawing(600, 200)))
    const after = await receipt()
    const signed = await after()
    expect((await before()).equals(plain)).toBe(true)
    const [head, foot] = [
      { top: 0, bottom: 0.2 },
      { top: 0.2, bottom: 1 },
    ]
    expect(await redIn(plain, head)).toBe(0)
    expect(await redIn(signed, head)).toBeGreaterThan(3_000)
    expect(await redIn(signed, foot)).toBeGreaterThan(3_000)
    okOf(await send('logo', await drawing(300, 300)))
    expect((await after()).equals(signed)).toBe(true)
  })

  test('of a photograph is a JPEG, turned as the camera says', async () => {
    const { send } = await open()
    const noise = await sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { seal } = okOf<LetterheadPictures>(await send('seal', noise))
    expect(seal?.src).toMatch(/^data:image\/jpeg/)
    expect(seal).toMatchObject({ width: 263, height: 350 })
  })

  test.each([
    ['a text', async () => Buffer.from('This is not a picture, but a long enough text.'), /format/],
    [
      'a GIF',
      async () =>
        sharp(await drawing(200, 200))
          .gif()
          .toBuffer(),
      /animated/,
    ],
    ['a damaged file', async () => (await drawing(900, 900)).subarray(0, 900), /damaged/],
    ['one that is too small', () => drawing(60, 60), /at least 100 pixels/],
    ['one that is too long', () => drawing(1000, 100), /too long/],
    ['one of 64 megapixels', () => drawing(8000, 8000), /limit is 50 megapixels/],
  ])('refuse %s in words, and the earlier one stays', async (_, file, words) => {
    const { app, admin, send } = await open()
    okOf(await send('logo', await drawing(300, 200)))
    const before = await get(admin, path)
    const reply = await send('logo', await file())
    expect(reply.status).toBe(415)
    expect((reply.json() as { detail: string }).detail).toMatch(words)
    expect(await get(admin, path)).toEqual(before)
    expect(await auditOf(app)).toHaveLength(1)
  })

  describe('in a process of its own', () => {
    useRealProcesses()

    test('the logo is on the priest’s list', async () => {
      const { admin, send } = await open()
      const sheet = '/api/admin/bookings/sheet/2026-11-21'
      expect(await get(admin, sheet)).not.toHaveProperty('logo')
      okOf(await send('logo', await drawing(300, 200)))
      expect(await get(admin, sheet)).toMatchObject({ logo: { width: 300, height: 200 } })
    })
  })
})
