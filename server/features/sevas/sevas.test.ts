import { expect, test } from 'vitest'
import type { DayOfSeva, StaffSevaDetails } from '#contract/sevas/admin.ts'
import type { OwnSeva, TithiOfDate } from '#contract/sevas/public.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { inMemory, sevaPath, sevaTemple } from '#server/test/sevas.ts'

const forTax = { pan: 'ABCPD1234F', donorAddress: '12 Laxmi Road, Pune' }
const direction = 'My gift shall form part of the corpus of the trust.'

test('the front desk records a seva and its payment; the devotee hears when its first day is', async () => {
  const { app, add, give, seen } = await sevaTemple()
  const { id, reference, next } = await add()
  const { receipt } = await give({ id }, forTax)
  expect(reference).toMatch(/^Y/)
  expect(receipt?.number).toBe('R-2026-27-00001')
  expect(next).toEqual({ date: '2027-01-01', rule: 'aparahna-larger' })
  expect(await seen(id)).toMatchObject({
    status: 'active',
    paid: 10_000,
    next,
    days: [{ date: '2027-01-01' }, { date: '2027-12-22' }],
    gifts: [{ amount: 10_000, status: 'succeeded', receiptNumber: 'R-2026-27-00001' }],
  })
  const mails = await waitingMails(app)
  expect(mails.map(({ subject }) => subject)).toContain('Your yearly annadan is arranged')
  expect(mails.map(({ text }) => text).join()).toContain('Friday, 1 Jan 2027')
  expect(JSON.stringify(await auditOf(app))).not.toMatch(/Meera|Ganesh|98220|ABCPD/)
})

test('a seva’s gift is in the books as what it is, and only donations are in Form 10BD', async () => {
  const { app, add, give } = await sevaTemple()
  const admin = await person(app, { role: 'admin' })
  await give(await add({ direction }), forTax)
  await give(await add({ years: 5 }), forTax)
  await give(await add({ kind: 'abhishek' }))
  expect(await app.db('donations').orderBy('id').select('nature', 'purpose')).toEqual([
    { nature: 'corpus', purpose: 'Yearly annadan, for good' },
    { nature: null, purpose: 'Yearly annadan' },
    { nature: 'fee', purpose: 'Yearly abhishek, for good' },
  ])
  const csv = await admin.send('/api/admin/donations/form-10bd.csv?financialYear=2026-27')
  const types = [...csv.text.matchAll(/,(Corpus|Others),/g)].map(([, type]) => type)
  expect(types).toEqual(['Corpus', 'Others'])
  expect(await get(admin, '/api/admin/donations/form-10bd')).toMatchObject({
    incomplete: { count: 0 },
  })
})

test.each([
  ['puja', forTax, '#/pan', /fee for a puja/],
  ['annadan', { pan: forTax.pan }, '#/donorAddress', /address/],
  ['annadan', { paidOn: '2026-11-22' }, '#/paidOn', /future/],
  ['annadan', { paymentMethod: 'cheque' }, '#/slip', /6 digits/],
])('a payment for a %s with %j is refused at its field', async (kind, changes, at, words) => {
  const { app, add, pay } = await sevaTemple()
  const reply = await pay(await add({ kind }), changes)
  const detail = expect.stringMatching(words)
  expect(problemOf(reply).errors).toContainEqual(expect.objectContaining({ pointer: at, detail }))
  expect(await app.db('donations').select()).toEqual([])
})

test.each([
  [{ direction, years: 3 }, '#/direction', /Only a seva for good/],
  [{ by: 'date', month: 2, day: 30 }, '#/day', /no such day/],
  [{ inName: ' ' }, '#/inName', /Required/],
])('%j is refused at its field, and nothing is stored', async (changes, at, words) => {
  const { app, desk } = await sevaTemple()
  const reply = await desk.post(sevaPath, { ...inMemory, ...changes })
  expect(problemOf(reply).errors).toContainEqual({
    pointer: at,
    detail: expect.stringMatching(words),
  })
  expect(await app.db('sevas').select()).toEqual([])
})

test('a devotee requests one on the site, staff accept, and it appears in their account', async () => {
  const { app, desk, change } = await sevaTemple()
  const meera = await person(app)
  const { next } = okOf<{ next: SevaDate }>(await meera.post('/api/sevas', inMemory))
  expect(next.date).toBe('2027-01-01')
  const { items } = await get<{ items: { id: string }[] }>(desk, `${sevaPath}?status=requested`)
  const id = items[0]?.id ?? ''
  expect((await get<OwnSeva[]>(meera, '/api/account/sevas'))[0]?.next).toBeUndefined()
  okOf(await change(id, 'POST', '/status', { status: 'active' }))
  expect((await change(id, 'POST', '/status', { status: 'declined' })).status).toBe(409)
  expect(await get<OwnSeva[]>(meera, '/api/account/sevas')).toMatchObject([
    { status: 'active', next: { date: '2027-01-01' } },
  ])
  const subjects = (await waitingMails(app)).map(({ subject }) => subject)
  expect(subjects).toContain('We received your request for a yearly seva')
  expect(subjects).toContain('Your yearly annadan is arranged')
})

test('the devotee is written to a month and a day before, once each, and thanked when it is done', async () => {
  const { app, add, setClock } = await sevaTemple()
  const { id } = await add()
  const subjectsOn = async (day: string) => {
    setClock(`${day}T03:00:00Z`)
    await app.db('deliveries').delete()
    for (let round = 0; round < 2; round++) await app.doDaily()
    return (await waitingMails(app))
      .map(({ subject }) => subject)
      .filter((text) => /yearly/.test(text))
  }
  expect(await subjectsOn('2026-12-01')).toEqual([])
  expect(await subjectsOn('2026-12-02')).toEqual(['Your yearly annadan is on Friday, 1 Jan 2027'])
  expect(await subjectsOn('2026-12-30')).toEqual([])
  expect(await subjectsOn('2026-12-31')).toEqual(['Tomorrow: your yearly annadan'])
  setClock('2027-01-01T08:00:00Z')
  const priest = await person(app, { role: 'priest' })
  const ids: string[] = await app.db('seva_days').where({ seva_id: id }).orderBy('date').pluck('id')
  const [path, nextYears] = ids.map((day) => `/api/admin/seva-days/${day}`)
  const early = problemOf(await priest.post(`${nextYears}/done`, {}))
  expect(early.detail).toMatch(/not come yet/)
  const sent = [1, 2].map(() => priest.post(`${path}/done`, { note: 'Sixty meals' }))
  const replies = await Promise.all(sent)
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const done = await get<StaffSevaDetails>(priest, `${sevaPath}/${id}`)
  expect(done.days[0]).toMatchObject({ isThanked: true, note: 'Sixty meals' })
  const mail = (await waitingMails(app)).find(({ subject }) => /performed/.test(subject))
  expect(mail?.text).toContain('Next year it is on Wednesday, 22 Dec 2027.')
  okOf(await priest.post(`${path}/undo`, {}))
  expect((await waitingMails(app)).some(({ subject }) => /performed/.test(subject))).toBe(false)
})

test('a change of its tithi moves the days to come; ending it deletes them', async () => {
  const { desk, add, seen, change } = await sevaTemple()
  const { id } = await add()
  const edited = { ...inMemory, day: 26, phone: '98220 99999' }
  const moved = okOf<StaffSevaDetails>(await change(id, 'PUT', '', edited))
  expect(moved.days[0]?.date).toBe('2027-01-03')
  const calendar = '/api/admin/seva-days?from=2026-12-01&to=2027-03-31'
  expect(await get<DayOfSeva[]>(desk, calendar)).toMatchObject([
    { date: '2027-01-03', inName: 'Ganesh Kulkarni', gotra: 'Kashyapa' },
  ])
  okOf(await change(id, 'POST', '/status', { status: 'ended' }))
  expect(await get<DayOfSeva[]>(desk, calendar)).toEqual([])
  expect(await seen(id)).toMatchObject({ status: 'ended', days: [] })
})

test('a seva for three years comes three times and then ends', async () => {
  const { app, add, setClock } = await sevaTemple()
  const { id } = await add({ by: 'date', month: 12, day: 5, dayRule: 'sunrise', years: 3 })
  for (const year of [2026, 2027, 2028, 2029]) {
    setClock(`${year}-12-06T03:00:00Z`)
    await app.doDaily()
  }
  const dates = await app.db('seva_days').where({ seva_id: id }).orderBy('date').pluck('date')
  expect(dates).toEqual(['2026-12-05', '2027-12-05', '2028-12-05'])
  expect(await app.db('sevas').pluck('status')).toEqual(['ended'])
})

test('the tithi of a date of birth or death is found for its city', async () => {
  const { desk } = await sevaTemple()
  const found = await get<TithiOfDate>(desk, '/api/tithi-of-date/2026-05-20?city=mumbai')
  // Adhika Jyeshtha of 2026.
  expect(found).toMatchObject({ place: 'Mumbai', month: 3, isAdhika: true, tithi: 4 })
  const dates = await get<SevaDate[]>(desk, '/api/seva-dates?by=date&month=2&day=29')
  expect(dates.map(({ date }) => date).slice(0, 2)).toEqual(['2027-02-28', '2028-02-29'])
})
