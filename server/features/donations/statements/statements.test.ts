import { expect, test } from 'vitest'
import { largestStatement, type StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import {
  seenByAdmin,
  doTo,
  newUtr,
  pledged,
  previewOf,
  sendStatement,
} from '#server/test/donationAdmin.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  return { app, admin: await person(app, { role: 'admin' }) }
}

const csv = (lines: readonly string[], headings = 'Date,Narration,Deposit Amt.') =>
  [headings, ...lines].join('\n')

type Line = StatementPreview['lines'][number]

const yesTo = ({ key, day, amountPaise, utr, candidates }: Line, reference?: string) => ({
  key,
  day,
  amountPaise,
  ...(utr !== undefined && { utr }),
  reference: reference ?? candidates[0]?.reference ?? '',
})

type Outcome = { confirmed: string[]; refused: { reference: string; reason: string }[] }

const confirm = async (admin: Person, matches: object[]): Promise<Outcome> =>
  okOf(await admin.post('/api/admin/bank-statement/confirm', { matches }))

test('a statement alone confirms nothing; staff confirm, and the same file counts nothing twice', async () => {
  const { app, admin } = await setup()
  const [sure, possible] = [await pledged(app), await pledged(app, { amount: 501 })]
  const utr = newUtr()
  const file = csv([
    `20/11/2026,UPI/${utr}/${sure.reference} Donation,"1,001.00"`,
    '21/11/2026,UPI/SOMEBODY,501.00',
    '21/11/2026,INTEREST,12.50',
  ])
  const preview = await previewOf(app, admin, file)
  expect(preview).toMatchObject({
    columns: { date: 0, description: 1, credit: 2 },
    unreadable: [],
    lines: [
      { certainty: 'sure', utr, candidates: [{ reference: sure.reference }] },
      { certainty: 'possible', candidates: [{ reference: possible.reference }] },
      { certainty: 'none', candidates: [] },
    ],
  })
  expect((await seenByAdmin(admin, sure.reference)).status).toBe('pending')
  expect(await auditOf(app)).toMatchObject([
    { subject: 'bank_statement', action: 'previewed', after: { lines: 3 } },
  ])

  const yes = preview.lines.slice(0, 2).map((line) => yesTo(line))
  expect(await confirm(admin, yes)).toEqual({
    confirmed: [sure.reference, possible.reference],
    refused: [],
  })
  const found = await seenByAdmin(admin, sure.reference)
  expect(found).toMatchObject({ status: 'succeeded', utr, paidOn: '2026-11-20' })
  expect((await seenByAdmin(admin, possible.reference)).utr).toBeUndefined()

  const again = await confirm(admin, yes)
  expect(again.confirmed).toEqual([])
  expect(again.refused.map(({ reason }) => reason)).toEqual([
    'It has already been confirmed.',
    'It has already been confirmed.',
  ])
  const twin = await pledged(app, { amount: 501 })
  const twice = await previewOf(app, admin, file)
  expect(twice.lines.map(({ certainty }) => certainty)).toEqual(['known', 'known', 'none'])
  const wrong = await confirm(admin, [yesTo(preview.lines[1] as Line, twin.reference)])
  expect(wrong.refused[0]?.reason).toBe('This statement line has already confirmed a donation.')
  expect((await seenByAdmin(admin, twin.reference)).status).toBe('pending')
  expect(await app.db('donation_receipts').select()).toHaveLength(2)
})

test('another amount, another donation and a payment that was used are refused, the rest is done', async () => {
  const { app, admin } = await setup()
  const [one, other, third] = [await pledged(app), await pledged(app), await pledged(app)]
  const utr = newUtr()
  okOf(await doTo(admin, third, 'confirm', { paidOn: '2026-11-20', utr }))
  const match = (reference: string, key: string, changes: object = {}) => ({
    key: key.repeat(64),
    reference,
    day: '2026-11-20',
    amountPaise: 1001_00,
    ...changes,
  })
  const { confirmed, refused } = await confirm(admin, [
    match(one.reference, 'a', { amountPaise: 1000_00 }),
    match('DNOSUCHONE', 'b'),
    match(one.reference, 'c', { utr }),
    match(one.reference, 'd', { day: '2026-12-01' }),
    match(other.reference, 'e'),
  ])
  expect(confirmed).toEqual([other.reference])
  expect(refused.map(({ reason }) => reason)).toEqual([
    'The donor promised ₹1,001. Please check the amount; if you received a different one, record what you received.',
    'There is no such donation.',
    `This payment (UTR) is already recorded for donation ${third.reference}. Please check both.`,
    'This date is in the future',
  ])
  expect((await seenByAdmin(admin, one.reference)).status).toBe('pending')
})

test('columns nobody can guess are chosen once, and remembered by their headings', async () => {
  const { app, admin } = await setup()
  const pledge = await pledged(app)
  const headings = 'Kab,Kya,Kitna,Bacha'
  const file = csv([`20/11/2026,UPI ${pledge.reference},1001,5000`], headings)
  const first = await previewOf(app, admin, file)
  expect(first).toMatchObject({
    headings: ['Kab', 'Kya', 'Kitna', 'Bacha'],
    sample: [['20/11/2026', `UPI ${pledge.reference}`, '1001', '5000']],
    lines: [],
  })
  expect(first.columns).toBeUndefined()
  const chosen = await previewOf(app, admin, file, '?date=0&description=1&credit=2')
  expect(chosen.lines).toMatchObject([{ certainty: 'sure' }])
  const other = await person(app, { role: 'admin' })
  const next = await previewOf(app, other, csv(['21/11/2026,x,7,1'], headings))
  expect(next.columns).toEqual({ date: 0, description: 1, credit: 2 })
})

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 0, 2]), 415, 'No table'],
  ['nothing', '', 415, 'The file is empty'],
  ['a letter', 'Dear Sir', 415, 'No table'],
  ['too much', Buffer.alloc(largestStatement + 1, 'a,b,c\n'), 413, 'can be at most 2 MB'],
])('%s is refused in words, and nothing changes', async (_, file, status, words) => {
  const { app, admin } = await setup()
  const reply = await sendStatement(app, admin, file)
  expect(reply.status, reply.text).toBe(status)
  expect(problemOf(reply).detail).toContain(words)
  expect(await auditOf(app)).toEqual([])
  expect(await app.db('statement_layouts').select()).toEqual([])
})

test.each(['?date=9999', '?date=-1', '?date=x&description=1&credit=2'])(
  'columns such as %s are refused',
  async (query) => {
    const { app, admin } = await setup()
    const file = csv(['20/11/2026,UPI,501'])
    expect((await sendStatement(app, admin, file, query)).status).toBe(400)
  },
)

test('columns the file does not have bring no lines', async () => {
  const { app, admin } = await setup()
  const file = csv(['20/11/2026,UPI,501'])
  const { lines } = await previewOf(app, admin, file, '?date=7&description=8&credit=9')
  expect(lines).toEqual([])
})

test('what was read is summed up, with its days and what is strange', async () => {
  const { app, admin } = await setup()
  await pledged(app)
  const headings = 'Date,Narration,Withdrawal,Deposit'
  const file = csv(
    [
      '19/11/2026,UPI/A,,1001.00',
      '20/11/2026,ATM,500.00,',
      '21/11/2026,UPI 6.31E+11,,50O',
      '21/11/2026,UPI/B,,501.50',
    ],
    headings,
  )
  const preview = await previewOf(app, admin, file)
  expect(preview).toMatchObject({
    columns: { credit: 3, debit: 2 },
    sum: {
      lines: 4,
      received: { count: 2, paise: 1502_50 },
      paid: { count: 1, paise: 500_00 },
      unreadable: 1,
    },
    days: { first: '2026-11-19', last: '2026-11-21' },
    unreadable: [4],
    lostDigits: [4],
  })
  expect(preview.strangeDays).toBeUndefined()
  const ahead = await previewOf(app, admin, csv(['25/12/2026,,A,501'], headings))
  expect(ahead).toMatchObject({ strangeDays: 'ahead' })
  const old = await previewOf(app, admin, csv(['25/01/2026,A,,501'], headings))
  expect(old).toMatchObject({ strangeDays: 'before_pledges', lines: [{ day: '2026-01-25' }] })
})

test.each([
  ['ahead', ['11/12/2026,UPI,1001']],
  ['before all pledges', ['11/05/2026,UPI,1001']],
])(
  'days that lie %s, read the usual way, are asked about; the answer is remembered',
  async (_, rows) => {
    const { app, admin } = await setup()
    const pledge = await pledged(app)
    const file = csv(rows.map((row) => row.replace('UPI', `UPI ${pledge.reference}`)))
    const response = await previewOf(app, admin, file)
    expect(response).toMatchObject({ asksDayOrder: true, lines: [], unreadable: [] })
    expect(response.sum).toBeUndefined()
    const columns = '?date=0&description=1&credit=2'
    const answered = await previewOf(app, admin, file, `${columns}&dayOrder=month_first`)
    expect(answered.lines.map(({ day }) => day.slice(0, 7))).toEqual(['2026-11'])
    expect(await previewOf(app, admin, file)).toEqual(answered)
    const unclear = await sendStatement(app, admin, file, `${columns}&dayOrder=year_first`)
    expect(unclear.status).toBe(400)
  },
)
