import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import { largestProductFile, type StaffProduct } from '#contract/shop/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { cards, eventOf, hear } from '#server/test/donations.ts'
import {
  doWith,
  file as calendar,
  openPayment,
  ordered,
  orderOf,
  orderTemple,
  refundDue,
  sendOrder,
  takeUpi,
  thing,
} from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { mp3 } from '#server/test/recordings.ts'
import type { Reply } from '#server/test/request.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const path = `/api/admin/products/${calendar}`

const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
const zip = (): Buffer => Buffer.from(zipSync({ 'om.txt': strToU8('Om') }))
const ics = (): Buffer => Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
const stored = ({ uploads }: TestApp) => filesIn(join(uploads, 'files'))
const left = ({ uploads }: TestApp) => filesIn(join(uploads, 'incoming'))

const officeOf = async (app: TestApp) => {
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const show = () => get<StaffProduct>(editor, path)
  const put = async (
    body: Buffer,
    { fileName = 'calendar.pdf', version = 0, at = path, headers = {} } = {},
  ): Promise<Reply> =>
    app.send(`${at}/file?fileName=${encodeURIComponent(fileName)}`, {
      method: 'PUT',
      headers: {
        Origin: app.publicUrl,
        Cookie: cookie,
        'If-Match': `"${version || (await show()).version}"`,
        ...headers,
      },
      body,
    })
  return { app, editor, show, put }
}

const office = async () => officeOf(await testApp())

test('a file without one cannot be ordered; with one it can', async () => {
  const { app, editor, put } = await office()
  await takeUpi(app)
  const upi = { payment: 'upi' }
  const refused = await sendOrder(app, { [calendar]: 1 }, upi)
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('cannot be ordered'),
  ])
  const sent = pdf('Chaturthi')
  const made = okOf<StaffProduct>(await put(sent))
  expect(made).toMatchObject({
    version: 2,
    file: { fileName: 'calendar.pdf', bytes: sent.length },
  })
  expect(await get<StaffProduct>(editor, path)).toMatchObject({ file: made.file })
  const { items } = await get<{ items: StaffProduct[] }>(editor, '/api/admin/products')
  expect(items.find(({ id }) => id === calendar)?.file).toEqual(made.file)
  expect(items.find(({ id }) => id === thing)).not.toHaveProperty('file')
  expect(await auditOf(app)).toMatchObject([
    { actorId: editor.id, action: 'file_set', after: { file: 'calendar.pdf', bytes: sent.length } },
  ])
  expect(left(app)).toEqual([])
  okOf(await sendOrder(app, { [calendar]: 1 }, upi))
})

test.each([
  ['a PDF', pdf('x'), 'x.pdf', 'x.pdf'],
  ['a PDF with another ending', pdf('x'), 'x.html', 'x.pdf'],
  ['a PDF with a whole path', pdf('x'), '../../etc/x.pdf', 'x.pdf'],
  ['a name in Devanagari', pdf('x'), 'गणेश पंचांग.pdf', 'गणेश पंचांग.pdf'],
  ['no name but its ending', pdf('x'), '.pdf', 'pdf.pdf'],
  ['a ZIP', zip(), 'mantras.zip', 'mantras.zip'],
  ['a recording', mp3(), 'om.MP3', 'om.MP3'],
  ['a calendar', ics(), 'days.ics', 'days.ics'],
])('%s is accepted', async (_, body, fileName, known) => {
  const { put, show } = await office()
  okOf(await put(body, { fileName }))
  expect((await show()).file).toEqual({ fileName: known, bytes: body.length })
})

test.each([
  ['nothing', Buffer.alloc(0), 'This file is empty'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'cannot be sold here'],
  ['noise', randomBytes(5000).fill(7, 0, 4), 'cannot be sold here'],
  ['half a PDF', pdf('x'.repeat(60)).subarray(0, 40), 'damaged or incomplete'],
  ['half a ZIP', zip().subarray(0, 40), 'damaged or incomplete'],
  ['half a calendar', ics().subarray(0, 30), 'damaged or incomplete'],
  ['noise that begins like an MP3', Buffer.from(`ID3${'x'.repeat(900)}`), 'damaged or incomplete'],
])('%s is refused in words, and nothing is left of it', async (_, body, words) => {
  const { app, put, show } = await office()
  const reply = await put(body)
  expect([reply.status, reply.text]).toEqual([415, expect.stringContaining(words)])
  expect([stored(app), left(app), await auditOf(app)]).toEqual([[], [], []])
  expect(await show()).not.toHaveProperty('file')
})

test('refused before it is read: too large, of another product, or of an older version', async () => {
  const { app, put } = await office()
  const large = await put(Buffer.alloc(largestProductFile + 1))
  expect([large.status, large.text]).toEqual([413, expect.stringContaining('at most 100 MB')])
  const other = await put(pdf('x'), { at: `/api/admin/products/${thing}`, version: 1 })
  expect([other.status, other.text]).toEqual([400, expect.stringContaining('Only digital items')])
  expect((await put(pdf('x'), { version: 7 })).status).toBe(412)
  expect((await put(pdf('x'), { fileName: 'a\nb.pdf' })).status).toBe(400)
  expect((await put(pdf('x'), { at: '/api/admin/products/none', version: 1 })).status).toBe(404)
  expect([stored(app), left(app)]).toEqual([[], []])
})

const linkOf = (order: Order): string => order.lines[0]?.file?.path ?? ''

test('a file that was paid is downloaded byte for byte, ten times, then no more', async () => {
  const temple = await orderTemple()
  const { app, sandbox } = temple
  const { put } = await officeOf(app)
  const first = zip()
  okOf(await put(first, { fileName: 'मंत्र "1".zip' }))
  const order = await ordered(app, { [calendar]: 1 }, { payment: 'card' })
  expect(order.lines[0]).not.toHaveProperty('file')
  const { id, clientSecret } = await openPayment(temple, order)
  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))

  const paid = await orderOf(app, order)
  expect(paid.status).toBe('delivered')
  expect(paid.lines[0]?.file).toMatchObject({ bytes: first.length, left: 10, isTaken: false })
  const download = () => app.send(linkOf(paid))
  // Asking for its headers is no download.
  expect((await app.send(linkOf(paid), { method: 'HEAD' })).status).toBe(405)
  const got = await download()
  expect(got.body.equals(first)).toBe(true)
  expect(got.headers['content-type']).toBe('application/zip')
  expect(got.headers['content-disposition']).toBe(
    `attachment; filename="_____ 1.zip"; filename*=UTF-8''${encodeURIComponent('मंत्र 1.zip')}`,
  )
  expect((await orderOf(app, order)).lines[0]?.file).toMatchObject({ left: 9, isTaken: true })

  const second = pdf('a better one')
  okOf(await put(second))
  expect((await download()).body.equals(second)).toBe(true)
  expect(stored(app)).toHaveLength(1)
  for (let time = 3; time <= 10; time += 1) expect((await download()).status).toBe(200)
  const eleventh = await download()
  expect([eleventh.status, eleventh.text]).toEqual([410, expect.stringContaining('10 times')])
  const over = (await orderOf(app, order)).lines[0]?.file
  expect([over?.left, over?.path]).toEqual([0, undefined])
})

test('files that nobody has downloaded can be cancelled; then they are refunded and gone', async () => {
  const temple = await orderTemple()
  const { app, sandbox } = temple
  const { put } = await officeOf(app)
  okOf(await put(pdf('The year')))
  const order = await ordered(app, { [calendar]: 1 }, { payment: 'card' })
  const { id, clientSecret } = await openPayment(temple, order)
  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  const paid = await orderOf(app, order)
  expect([paid.status, paid.can.cancel]).toEqual(['delivered', true])
  okOf(await doWith(app, order, 'cancel'))
  await refundDue(temple)
  const after = await orderOf(app, order)
  expect(after).toMatchObject({ status: 'cancelled', refundedAmount: order.amount })
  expect(after.papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
  expect((await app.send(linkOf(paid))).status).toBe(410)
})

test('the daily task deletes what no product has', async () => {
  const { app, put } = await office()
  okOf(await put(pdf('x')))
  const folder = join(app.uploads, 'files')
  const [name = ''] = stored(app)
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  utimesSync(join(folder, name), longAgo, longAgo)
  await app.tidy(app.db)
  expect(stored(app)).toEqual([name])
  await app.db('product_files').delete()
  await app.tidy(app.db)
  expect(stored(app)).toEqual([])
})
