import { describe, expect, test } from 'vitest'
import type { TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { PrintedPaper, PrintKind } from '#contract/prints/admin.ts'
import type { StaffSevaDetails } from '#contract/sevas/admin.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { payload, sankalp, saturdayNoon } from '#server/test/bookings.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { registerForGst, setStock, thing } from '#server/test/orders.ts'
import { person, type Person } from '#server/test/people.ts'
import { latinIn, textsOf, withPseudoWords } from '#server/test/pseudoWords.ts'
import { inMemory, sevaPath } from '#server/test/sevas.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { testApp } from '#server/test/testApp.ts'

const day = 24 * 60 * 60_000
const publicUrl = 'https://temple.example'
const input = {
  paymentMethod: 'cash',
  amount: 1500,
  paidOn: '2026-11-21',
  fullName: 'मीरा कुलकर्णी',
  pan: 'ABCPD1234F',
  donorAddress: '12 Laxmi Road, Pune',
}

const setup = async () => {
  let now = saturdayNoon
  const app = await testApp({ now: () => now, publicUrl })
  await setGiving(app, { trust })
  const desk = await person(app, { role: 'desk' })
  return {
    app,
    desk,
    passDay: () => void (now = new Date(now.getTime() + day)),
    give: async (changes: object = {}) =>
      okOf<RecordedDonation>(
        await desk.post('/api/admin/counter-donations', { ...input, ...changes }),
      ),
    send: (who: Person, kind: PrintKind, key: string) =>
      who.post('/api/admin/prints', { kind, key }),
    print: async (kind: PrintKind, key: string, who = desk) =>
      okOf<PrintedPaper>(await who.post('/api/admin/prints', { kind, key })),
  }
}

const factOf = ({ facts }: PrintedPaper, label: string) =>
  facts.find((fact) => fact.label === label)

test('a receipt has everything for a sheet, says what a slip leaves out, and is then a copy', async () => {
  const { app, give, print } = await setup()
  const { reference, receipt } = await give()
  const paper = await print('donation', reference.toLowerCase())
  expect(paper).toMatchObject({
    number: receipt?.number,
    headingMr: 'देणगी पावती',
    copy: 0,
    registration: expect.stringContaining('PAN of the trust'),
    law: {
      text: expect.stringContaining('Form 10BD'),
      short: expect.stringContaining('80G registration'),
    },
    code: { link: expect.stringMatching(/^https:\/\/temple\.example\/receipt\/r-2026-27-00001#/) },
  })
  expect(factOf(paper, 'Received with thanks from')?.text).toBe('मीरा कुलकर्णी')
  expect(factOf(paper, 'Amount')).toMatchObject({ isAmount: true })
  expect(factOf(paper, 'PAN of the donor')).toMatchObject({
    text: 'ABCPD1234F',
    isOnSheetOnly: true,
  })
  const { law } = await print(
    'donation',
    (await give({ amount: 2001, pan: '', donorAddress: '' })).reference,
  )
  expect(law?.short).toContain('Not deductible: it was given in cash')
  expect((await print('donation', reference)).copy).toBe(1)
  expect((await print('donation', reference)).copy).toBe(2)
  const logged = (await auditOf(app)).filter(
    ({ action, after }) => action === 'printed' && after?.paper !== 'R-2026-27-00002',
  )
  expect(logged.map(({ subject, after }) => [subject, after])).toEqual(
    [{}, { copy: 1 }, { copy: 2 }].map((copy) => [
      'donation',
      { paper: 'R-2026-27-00001', ...copy },
    ]),
  )
})

test('a cheque is acknowledged until the bank has cleared it', async () => {
  const { give, print } = await setup()
  const cheque = { paymentMethod: 'cheque', slip: '004512', bank: 'SBI' }
  const { reference } = await give(cheque)
  const paper = await print('donation', reference)
  expect(paper).toMatchObject({ number: reference, heading: 'Acknowledgement' })
  expect(paper.notes.join(' ')).toContain('This is no receipt')
  expect(factOf(paper, 'Paid by')?.text).toBe('Cheque 004512, SBI')
  expect(paper.code).toBeUndefined()
})

test('a paid booking has a pass with its prasad token, and a receipt that is counted apart', async () => {
  const { desk, print } = await setup()
  const { email: _, ...input } = payload
  const walkIn = { ...input, way: 'walk_in', sankalp, method: 'cash', amount: 2100 }
  const taken = okOf<TakenBooking>(await desk.post('/api/admin/counter-bookings', walkIn))
  const pass = await print('booking', taken.reference)
  expect(pass).toMatchObject({
    heading: 'Puja pass',
    copy: 0,
    code: { link: `${publicUrl}${taken.path}` },
    tokens: [{ text: expect.stringContaining(taken.reference) }],
  })
  expect(factOf(pass, 'In the name of')?.text).toBe(sankalp.names.join('\n'))
  const number = taken.payment?.receipt?.number ?? ''
  expect(await print('dakshina', number)).toMatchObject({ number, copy: 0 })
  expect(await print('dakshina', number)).toMatchObject({ copy: 1 })
  expect(await print('booking', taken.reference)).toMatchObject({ copy: 1 })
})

test('a yearly seva has a card with its next dates', async () => {
  const { desk, print } = await setup()
  const { reference } = okOf<StaffSevaDetails>(await desk.post(sevaPath, inMemory))
  const card = await print('seva', reference)
  expect(card).toMatchObject({ number: reference, headingMr: 'वार्षिक सेवा', copy: 0 })
  expect(factOf(card, 'In memory of')?.text).toBe('Ganesh Kulkarni')
  expect(factOf(card, 'Next dates')?.text).toBe('Friday, 1 Jan 2027\nWednesday, 22 Dec 2027')
  expect(card.notes.join()).toContain('no receipt')
})

test('a sale has what rule 46 asks: GSTIN, HSN, rate and tax of each line, and their sums', async () => {
  const { app, desk, print } = await setup()
  await setStock(app, 5)
  await registerForGst(app, '27AAATG1234F1Z5')
  await app.db('products').where({ id: thing }).update({ gst_rate: 12 })
  const sale = { lines: [{ id: thing, quantity: 2, price: 1450 }], amount: 2900, method: 'cash' }
  const sold = okOf<StaffOrderDetails>(await desk.post('/api/admin/counter-sales', sale))
  const paper = await print('sale', sold.reference)
  expect(paper).toMatchObject({
    number: sold.papers[0]?.number,
    heading: 'Tax invoice',
    registration: 'GSTIN 27AAATG1234F1Z5',
    items: [
      {
        amount: '₹2,900.00',
        details: expect.stringMatching(
          /^HSN \d+ · 2 × ₹1,450.00 · Taxable value ₹2,589.28 · GST 12% ₹310.72$/,
        ),
      },
    ],
  })
  expect(paper.sums?.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Taxable value ₹2,589.28',
    'CGST ₹155.36',
    'SGST ₹155.36',
    'Total ₹2,900.00',
  ])
  expect(factOf(paper, 'Place of supply')?.text).toBe('Maharashtra')
  expect(paper.notes).toContain('Tax is not payable on reverse charge.')
})

test('the counter prints what was made today; older papers need the section’s permission', async () => {
  const { app, give, send, print, passDay } = await setup()
  const { reference } = await give()
  passDay()
  const desk = await person(app, { role: 'desk' })
  expect((await send(desk, 'donation', reference)).status).toBe(404)
  const treasurer = await person(app, { role: 'treasurer' })
  expect(await print('donation', reference, treasurer)).toMatchObject({ copy: 0 })
  expect((await send(desk, 'sale', 'S7K3M9WACE')).status).toBe(404)
  expect((await send(desk, 'dakshina', 'P-2026-27-00009')).status).toBe(404)
})

describe('For those who read Marathi', () => {
  withPseudoWords()
  const known = [exampleSite.name, ...exampleSite.address, 'Satyanarayana Puja', 'Kashyapa']
  const people = ['Meera Kulkarni', 'Ganesh Kulkarni']

  test('a pass, a receipt for dakshina and the card of a seva have no English words', async () => {
    const { app, desk, print } = await setup()
    const { email: _, ...booking } = payload
    const walkIn = { ...booking, way: 'walk_in', sankalp, method: 'cash', amount: 2100 }
    const taken = okOf<TakenBooking>(await desk.post('/api/admin/counter-bookings', walkIn))
    const seva = okOf<StaffSevaDetails>(await desk.post(sevaPath, inMemory))
    for (const table of ['puja_bookings', 'dakshina_payments', 'sevas'])
      await app.db(table).update({ language: 'mr' })
    const papers = [
      await print('booking', taken.reference),
      await print('dakshina', taken.payment?.receipt?.number ?? ''),
      await print('seva', seva.reference),
    ]
    expect(papers[0]?.code?.link).toBe(`${publicUrl}/mr${taken.path}`)
    for (const paper of papers) expect(latinIn(textsOf(paper), [...known, ...people])).toEqual([])
  })

  test('a receipt of a donation stays in English, for the tax office', async () => {
    const { app, give, print } = await setup()
    const { reference } = await give()
    await app.db('donations').update({ language: 'mr' })
    expect(await print('donation', reference)).toMatchObject({ heading: 'Donation receipt' })
  })
})
