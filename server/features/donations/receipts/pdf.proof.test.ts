import * as fc from 'fast-check'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { post, saturdayNoon } from '#server/test/bookings.ts'
import { donationTemple, eventOf, hear, pay, pledgePayload } from '#server/test/donations.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { runs } from '#server/test/suite.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { useRealProcesses } from '#server/test/scriptsHere.ts'
import { drawReceipt } from '#server/receipts/draw.ts'
import { printedOf } from './printed.ts'
import type { Sheet } from './sheet.ts'

const pagesOf = async (pdf: Buffer): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return pages
}

const textOf = async (pdf: Buffer): Promise<string> => (await pagesOf(pdf)).join('\n')

/** The PDF's address, as in the email of thanks. */
const pdfPathOf = async (app: TestApp): Promise<string> => {
  const [mail] = await waitingMails(app)
  return /https:\/\/temple\.example(\/api\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const download = async (app: TestApp, path: string) => {
  const reply = await fetch(app.url + path)
  return { reply, pdf: Buffer.from(await reply.arrayBuffer()) }
}

test('anyone with the link can save it: the same bytes each time, with the right text', async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const request = { purpose: 'Annadan', pan: 'ABCPD1234F', donorAddress: '1 Temple Road\nPune' }
  const pledged = await post(app, '/api/donations', {
    ...pledgePayload,
    ...request,
    amount: 100_000,
  })
  const { reference } = pledged.json() as { reference: string }
  await transact(app.db, (trx) =>
    app.donations.confirm(trx, { reference, actorId: 'staff', paidAt: saturdayNoon }),
  )
  const path = await pdfPathOf(app)
  expect(path).toMatch(/^\/api\/donation-receipts\/r-2026-27-00001\/pdf\?token=[\w-]{22}$/)
  const { reply, pdf } = await download(app, path)
  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt-r-2026-27-00001.pdf"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect((await download(app, path)).pdf.equals(pdf)).toBe(true)
  const text = await textOf(pdf)
  for (const said of [
    'R-2026-27-00001',
    '2026-27',
    'Arjun Rao',
    'ABCPD1234F',
    '1 Temple Road, Pune',
    '₹1,00,000',
    'Rupees One Lakh Only',
    'Annadan',
    'UPI',
    reference,
    '21 November 2026',
    'AAATG1234EF20214',
    'Form 10BD',
    'https://temple.example/receipt/r-2026-27-00001#',
    'Computer-generated',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toContain('no money was received')

  for (const wrong of [
    path.replace(/.$/, '!'),
    path.replace(/\?.*/, ''),
    path.replace('r-', 'x-'),
  ]) {
    expect([400, 404]).toContain((await download(app, wrong)).reply.status)
  }
})

test('without 80G it is not mentioned; a test receipt, or a refunded one, says so', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  const path = await pdfPathOf(temple.app)
  const text = await textOf((await download(temple.app, path)).pdf)
  expect(text).toContain('Test: no money was received')
  expect(text).toContain(id)
  expect(text).not.toMatch(/80G|10BD|PAN/)
  await temple.app.db('donations').update({ status: 'refunded' })
  await temple.app.db('donations').update({ is_test: false })
  expect(await textOf((await download(temple.app, path)).pdf)).toContain(
    'Test: no money was received',
  )
})

test.each([
  [{ pan: 'ABCPD1234F' }, ['Donation receipt', 'The PAN was given after this receipt']],
  [{ nature: 'fee' }, ['Receipt for a yearly seva', 'it is the fee for a puja and no donation']],
])('with %j it says so', async (since, texts) => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const pledged = await post(app, '/api/donations', pledgePayload)
  const { reference } = pledged.json() as { reference: string }
  await transact(app.db, (trx) =>
    app.donations.confirm(trx, { reference, actorId: 'staff', paidAt: saturdayNoon }),
  )
  await app.db('donations').update(since)
  const { pdf } = await download(app, await pdfPathOf(app))
  const text = (await textOf(pdf)).replaceAll(/\s+/g, ' ')
  for (const said of texts) expect(text).toContain(said)
})

const drawn = (of: Sheet): Promise<Buffer> => drawReceipt(printedOf(of))

const sheet: Sheet = {
  number: 'R-2026-27-00042',
  isTest: false,
  isRefunded: false,
  financialYear: '2026-27',
  fullName: 'Meera Kulkarni',
  amount: 501,
  paymentMethod: 'card',
  paidOn: '2026-11-21',
  issuedAt: '2026-11-21T06:30:00.000Z',
  issuedOn: '2026-11-21',
  temple: { name: 'Shri Ganesha Mandir', address: ['1 Temple Road', 'Pune'] },
  reference: 'D7K3M9WACE',
  verifyUrl: 'https://temple.example/receipt/r-2026-27-00042#abcdefghijklmnopqrstuv',
}

test('a refund is shown', async () => {
  expect(await textOf(await drawn({ ...sheet, isRefunded: true }))).toContain(
    'This donation was refunded',
  )
})

test('a receipt of a donation recorded by mistake says that it is void', async () => {
  expect(await textOf(await drawn({ ...sheet, isVoid: true }))).toContain('This receipt is void')
})

test('names of other scripts are written in letters the paper has', async () => {
  const written = await textOf(await drawn({ ...sheet, fullName: 'કૃષ્ણ 🙏' }))
  expect(written).toContain('Kṛṣṇa')
  expect(written).not.toContain('\ufffd')
})

describe('In a process of its own', () => {
  useRealProcesses()

  test('many who save the same receipt at once wait for one process', async () => {
    const temple = await donationTemple()
    const id = await pay(temple)
    await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
    const path = await pdfPathOf(temple.app)
    const replies = await Promise.all(Array.from({ length: 30 }, () => download(temple.app, path)))
    expect(new Set(replies.map(({ reply }) => reply.status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ pdf }) => pdf.toString('base64'))).size).toBe(1)
  })
})

test('the date of a receipt stays, even if the temple’s time zone changes later', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  const path = await pdfPathOf(temple.app)
  const before = await download(temple.app, path)
  const honolulu = { latitude: 21.3, longitude: -157.9, timeZone: 'Pacific/Honolulu' }
  await setGiving(temple.app, { city: { name: 'Honolulu', ...honolulu } })
  expect((await download(temple.app, path)).pdf.equals(before.pdf)).toBe(true)
})

test('too many requests for PDF receipts have to wait', async () => {
  const app = await testApp({ now: () => saturdayNoon, proxies: 1 })
  const from = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
  const saving = () => app.send('/api/donation-receipts/r-2026-27-00001/pdf?token=x', from)
  for (let i = 0; i < 60; i += 1) expect((await saving()).status).toBe(404)
  expect((await saving()).status).toBe(429)
})

test('the longest that can be typed stays on the paper', async () => {
  const longest = {
    ...sheet,
    isTest: true,
    fullName: 'क्षत्रिय'.repeat(12),
    donorAddress: 'ज्ञानेश्वर\n'.repeat(27),
    temple: { name: 'श्री'.repeat(20), address: Array.from({ length: 8 }, () => 'W'.repeat(120)) },
    purpose: 'W'.repeat(60),
    trust: {
      registration: 'W'.repeat(80),
      pan: 'AAATG1234E',
      eightyG: { registration: 'W'.repeat(60), date: '2021-09-24', section: 'W'.repeat(40) },
    },
    verifyUrl: `https://${'w'.repeat(200)}.example/receipt/r-2026-27-00042#abcdefghijklmnopqrstuv`,
  }
  const pages = await pagesOf(await drawn(longest))
  expect(pages.length).toBeLessThanOrEqual(2)
  expect(pages.at(-1)).toContain('Computer-generated')
})

test('there is a receipt whatever the name contains', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('क', '्', 'र', 'ि', 'ं', '़', '\u200d', ' '), maxLength: 60 }),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (fullName, donorAddress) => {
      const pdf = await drawn({ ...sheet, fullName, donorAddress })
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    }),
    { numRuns: runs(25) },
  )
}, 60_000)
