import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Devotee, DevoteeSummary } from '#contract/devotees/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { Takings } from '#contract/takings/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { importPath, register, sendRegister } from '#server/test/imports.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const open = async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const admin = await person(app, { role: 'admin' })
  return { app, admin, ...sendRegister(app, admin) }
}

test('a register is read line by line before anything is stored', async () => {
  const { app, admin, preview } = await open()
  const donated = { paymentMethod: 'cash', amount: 1001, paidOn: '2026-11-21', fullName: 'Uma Rao' }
  okOf(await admin.post('/api/admin/counter-donations', donated))
  const { counts, amount, lines, columns, isUnknown } = await preview(
    `${register}\nUMA  RAO,,21/11/2026,1001,,`,
  )
  expect(counts).toEqual({ new: 3, same: 0, doubtful: 2, unreadable: 1 })
  expect([amount, isUnknown]).toEqual([3701, false])
  expect(columns).toEqual({ name: 0, phone: 1, day: 2, amount: 3, purpose: 4, receipt: 5 })
  expect(lines.map(({ number, state, reasons }) => [number, state, ...reasons])).toEqual([
    [6, 'unreadable', 'The date “31/02/2015” cannot be read'],
    [5, 'doubtful', 'The same as line 4'],
    [7, 'doubtful', expect.stringMatching(/^Recorded in Modak as D/)],
    [2, 'new'],
    [3, 'new'],
    [4, 'new'],
  ])
  expect(await app.db('past_gifts').select()).toEqual([])
  const unknown = await preview('Who,When\nMeera,2015')
  expect([unknown.isUnknown, unknown.headings]).toEqual([true, ['Who', 'When']])
  expect((await preview('Who,When\nMeera,2015', { name: 0, day: 1 })).counts).toMatchObject({
    doubtful: 1,
  })
})

test('past gifts are on the devotee’s page, before Modak, and in no book', async () => {
  const { admin, run, preview } = await open()
  expect(await run()).toMatchObject({ rows: 3, amount: 3701, by: { id: admin.id } })
  expect((await preview()).counts).toEqual({ new: 0, same: 3, doubtful: 1, unreadable: 1 })
  const { items } = await get<Page<DevoteeSummary>>(admin, '/api/admin/devotees?search=kulkarni')
  expect(items).toMatchObject([{ name: 'Meera Kulkarni', counts: { past_gift: 2 } }])
  const { kind, key } = items[0]?.devotee ?? expect.fail('nobody was found')
  const devotee = await get<Devotee>(admin, `/api/admin/devotees/${kind}/${key}`)
  expect(devotee.years).toEqual([
    { year: '2015-16', pastGifts: 1100 },
    { year: '1998-99', pastGifts: 501 },
  ])
  expect(devotee.records).toMatchObject([
    { day: '2015-09-17', about: 'Annadan', amount: 1100, receipt: 'A/17' },
    { day: '1998-05-12', amount: 501 },
  ])
  const takings = await get<Takings>(admin, '/api/admin/takings?from=2015-09-01&to=2015-09-30')
  expect(takings.all.count).toBe(0)
})

test('an import sent twice is one, and another file under its id is refused', async () => {
  const { reply, app } = await open()
  const id = randomUUID()
  const first = okOf(await reply(register, { id }))
  expect(okOf(await reply(register, { id }))).toEqual(first)
  expect((await reply(`${register}\nUma,,1/1/2016,5,,`, { id })).status).toBe(422)
  expect((await reply()).status).toBe(409)
  expect(okOf(await reply(register, { withDoubtful: true }))).toMatchObject({ rows: 1 })
  expect(await app.db('past_gifts').select()).toHaveLength(4)
})

test('a whole import is undone, unless the office has built on it', async () => {
  const { app, admin, run, undo, preview } = await open()
  const { id } = await run()
  const [gift] = await app.db('past_gifts').select('id')
  const notes = `/api/admin/devotees/past_gift/${gift.id}/notes`
  const note = okOf<{ id: string }>(await admin.post(notes, { text: 'Comes each Chaturthi' }))
  const refused = await undo(id)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('a note or link')])
  await app.db('devotee_notes').where({ id: note.id }).delete()
  expect(okOf(await undo(id))).toMatchObject({ undoneAt: saturdayNoon.toISOString() })
  expect((await undo(id)).status).toBe(409)
  expect(await app.db('past_gifts').select()).toEqual([])
  expect((await preview()).counts).toMatchObject({ new: 3 })
  expect((await auditOf(app)).at(-1)).toMatchObject({
    action: 'import_undone',
    before: { rows: 3 },
  })
  expect((await get<{ items: object[] }>(admin, importPath)).items).toHaveLength(1)
})

test('an erasure finds what was imported about somebody', async () => {
  const { app, admin, run } = await open()
  await run()
  const whose = { contact: '+91 98220 12345' }
  const found = okOf<{ extents: object[] }>(
    await admin.post('/api/admin/personal-data/find', whose),
  )
  expect(found.extents).toContainEqual({ kind: 'pastGifts', erased: 2, kept: 0, cleared: 0 })
  const currentPassword = admin.password
  okOf(await admin.post('/api/admin/personal-data/erase', { ...whose, currentPassword }))
  expect(await app.db('past_gifts').pluck('full_name')).toEqual(['Anant Joshi'])
})
