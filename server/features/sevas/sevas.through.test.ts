import { expect, test } from 'vitest'
import type { StaffSeva } from '#contract/sevas/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { devoteeOf, listed } from '#server/test/devotees.ts'
import { person } from '#server/test/people.ts'
import { inMemory, sevaPath, sevaTemple } from '#server/test/sevas.ts'

type List = { items: StaffSeva[]; next?: string }

test('sevas are listed with what was paid and their next day, filtered, searched and exported', async () => {
  const { app, desk, add, give } = await sevaTemple()
  const first = await add()
  await give(first, { paymentMethod: 'cash', amount: 1500 })
  await add({ kind: 'abhishek', inName: 'Arjun Rao', by: 'date', month: 4, day: 2 })
  const list = (query: string) => get<List>(desk, `${sevaPath}?${query}`)
  expect((await list('limit=1')).next).toBeDefined()
  expect((await list('kind=annadan&status=active')).items).toMatchObject([
    { id: first.id, paid: 1500, next: first.next },
  ])
  expect((await list('search=arjun')).items.map(({ inName }) => inName)).toEqual(['Arjun Rao'])
  const csv = await desk.send(`${sevaPath}.csv?kind=abhishek`)
  expect(csv.text).toContain('Abhishek,Arjun Rao,Kashyapa,2 April')
  const printed = await get<unknown[]>(desk, '/api/admin/seva-lists/2027-01-01?to=2027-12-31')
  expect(printed).toHaveLength(3)
  const ofArjun = { kind: 'abhishek', by: 'date', month: 4, day: 2 }
  expect(printed).toContainEqual(expect.objectContaining(ofArjun))
  expect(await app.db('audit_log').where({ subject_id: 'seva-days' })).toHaveLength(1)
  await give(first, { paymentMethod: 'cash', amount: 500 })
  expect((await list('kind=annadan')).items[0]?.paid).toBe(2000)
})

test('those that are not fully paid are found: of the sum, or of this year’s', async () => {
  const { app, desk, add, give } = await sevaTemple()
  const due = async () => {
    const { items } = await get<List>(desk, `${sevaPath}?isUnpaid=true`)
    return items.map(({ plan, due: left }) => [plan, left]).toSorted()
  }
  const once = await add({ amount: 12_000 })
  const yearly = await add({ amount: 12_000, plan: 'yearly' })
  await add()
  await give(once, { amount: 10_000 })
  await give(yearly, { amount: 12_000 })
  expect(await due()).toEqual([['once', 2000]])
  await app.db('donations').update({ created_at: '2025-06-01T00:00:00.000Z' })
  expect(await due()).toEqual([
    ['once', 2000],
    ['yearly', 12_000],
  ])
})

test('an erasure keeps the name of a seva in force until it has ended', async () => {
  const { app, add, change } = await sevaTemple()
  const { id } = await add()
  const admin = await person(app, { role: 'admin' })
  const whose = { contact: inMemory.email, currentPassword: admin.password }
  const found = await admin.post('/api/admin/personal-data/find', { contact: inMemory.email })
  expect(okOf<{ rows: object[] }>(found).rows).toMatchObject([{ kind: 'sevas', outcome: 'kept' }])
  const file = okOf<{ sevas: object[] }>(await admin.post('/api/admin/personal-data/export', whose))
  expect(file.sevas).toMatchObject([{ inName: 'Ganesh Kulkarni', days: [{}, {}] }])
  okOf(await admin.post('/api/admin/personal-data/erase', whose))
  expect(await app.db('sevas').pluck('in_name')).toEqual(['Ganesh Kulkarni'])
  okOf(await change(id, 'POST', '/status', { status: 'ended' }))
  await app.doDaily()
  expect(await app.db('sevas').select('full_name', 'in_name', 'email', 'phone')).toEqual([
    { full_name: '', in_name: '', email: '', phone: null },
  ])
})

test('days moved by a change are announced again, and done days stay', async () => {
  const { app, add, change, setClock } = await sevaTemple()
  const { id } = await add({ by: 'date', month: 12, day: 10, dayRule: 'sunrise' })
  await app.doDaily()
  expect(await app.db('seva_days').whereNotNull('month_notice_at')).toHaveLength(1)
  const { email: _, ...silent } = inMemory
  const edited = { ...silent, by: 'date', month: 12, day: 12, dayRule: 'sunrise' }
  okOf(await change(id, 'PUT', '', edited))
  expect(await app.db('seva_days').whereNotNull('month_notice_at')).toHaveLength(0)
  setClock('2026-12-11T03:00:00Z')
  await app.doDaily()
  expect(await app.db('seva_days').whereNotNull('day_notice_at').pluck('date')).toEqual([
    '2026-12-12',
  ])
})

test('devotees who are logged in see their own, the latest first', async () => {
  const { app, add, setClock } = await sevaTemple()
  const devotee = await person(app)
  const first = await add()
  setClock('2026-11-21T07:00:00Z')
  const second = await add({ kind: 'abhishek' })
  await app.db('sevas').update({ user_id: devotee.id })
  const own = await get<{ reference: string }[]>(devotee, '/api/account/sevas')
  expect(own.map(({ reference }) => reference)).toEqual([second.reference, first.reference])
  expect(await get(await person(app), '/api/account/sevas')).toEqual([])
})

test('a seva is on the page of its devotee, who is found by either name or its reference', async () => {
  const { desk, add } = await sevaTemple()
  const { id, reference } = await add({ phone: '+91 98220 11223' })
  const message = { subject: 'puja', message: 'When does it begin?', name: 'Meera K' }
  okOf(await desk.post('/api/contact', { ...message, email: 'Meera@Example.org' }))
  const key = { kind: 'seva', key: id } as const
  for (const search of ['गणेश कुलकर्णी', '098220-11223', reference.toLowerCase(), 'Meera Kulkarni'])
    expect((await listed(desk, search)).items, search).toMatchObject([{ devotee: key }])
  const { counts, records } = await devoteeOf(desk, key)
  expect(counts).toEqual({ seva: 1, message: 1 })
  const about = 'Annadan, Krishna Dashami of Margashirsha'
  const seva = { ...key, name: 'Meera Kulkarni', about, status: 'active' }
  expect(records).toContainEqual(expect.objectContaining(seva))
})
