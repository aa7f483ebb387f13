import { expect, test } from 'vitest'
import { auditOf, okOf } from '#server/test/admin.ts'
import { devoteeOf, devoteeTemple, listed, pathOf } from '#server/test/devotees.ts'
import { password } from '#server/test/people.ts'
import type { RecordKey } from '#contract/devotees/admin.ts'

const setup = async () => {
  const temple = await devoteeTemple()
  const { admin } = temple
  const link = async (one: RecordKey, other: RecordKey, as = 'same', more: object = {}) =>
    admin.post(`${pathOf(one)}/links`, { as, otherKind: other.kind, otherKey: other.key, ...more })
  const note = async (at: RecordKey, text: string) =>
    okOf<{ id: string }>(await admin.post(`${pathOf(at)}/notes`, { text })).id
  const undo = async (id: string) => okOf(await admin.post(`/api/admin/devotees/links/${id}/undo`))
  return { ...temple, link, note, undo }
}

const forTax = { pan: 'ABCPD1234F', donorAddress: '12 Laxmi Road, Pune' }

test('two with the same name and PAN, or the same address, are proposed, merged, and undone', async () => {
  const { app, admin, give, link, undo } = await setup()
  const first = await give({ ...forTax, phone: '9822011223' })
  const byPan = await give({ ...forTax, fullName: 'कुलकर्णी मीरा', donorAddress: 'Elsewhere' })
  const byAddress = await give({ donorAddress: '12, laxmi road Pune', pan: 'AAAPL5678C' })
  await give({ ...forTax, fullName: 'Anil Kulkarni' })
  await give({ fullName: 'Meera Kulkarni' })
  const own = async () => devoteeOf(admin, first)
  expect((await own()).proposals).toMatchObject([
    { devotee: byAddress, reason: 'address' },
    { devotee: byPan, reason: 'pan' },
  ])
  const { id } = okOf<{ id: string }>(await link(first, byPan))
  okOf(await link(byAddress, first, 'different'))
  const merged = await own()
  expect(merged).toMatchObject({ counts: { donation: 2 }, proposals: [] })
  expect(merged.links.map(({ kind }) => kind)).toEqual(['different', 'same'])
  expect((await listed(admin)).items).toHaveLength(4)
  expect((await link(byPan, first)).status).toBe(400)
  await undo(id)
  await undo(id)
  const apart = await own()
  expect(apart).toMatchObject({ counts: { donation: 1 }, proposals: [{ devotee: byPan }] })
  const actions = (await auditOf(app)).filter(({ subject }) => subject === 'devotee')
  expect(actions.map(({ action }) => action)).toEqual([
    'linked_same',
    'linked_different',
    'unlinked_same',
  ])
})

test('family is linked with its relation, and notes are written and removed', async () => {
  const { app, admin, give, link, note } = await setup()
  const meera = await give({ phone: '9822011223' })
  const anil = await give({ fullName: 'Anil Kulkarni', phone: '9822011224' })
  okOf(await link(meera, anil, 'family', { relation: 'husband' }))
  const id = await note(meera, 'Prefers calls after five.')
  expect(await devoteeOf(admin, anil)).toMatchObject({
    counts: { donation: 1 },
    links: [{ kind: 'family', devotee: meera, name: 'Meera Kulkarni', relation: 'husband' }],
    notes: [],
  })
  expect((await devoteeOf(admin, meera)).notes).toMatchObject([
    { id, text: 'Prefers calls after five.', by: { username: admin.username } },
  ])
  const remove = () => admin.send(`/api/admin/devotees/notes/${id}`, { method: 'DELETE' })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  expect((await devoteeOf(admin, meera)).notes).toEqual([])
  const log = JSON.stringify(await auditOf(app))
  expect(log).toMatch(/note_added.*note_removed/)
  expect(log).not.toContain('after five')
})

test('an export has the notes and links of a person, and an erasure deletes them', async () => {
  const { app, admin, give, booked, link, note } = await setup()
  const gift = await give({ phone: '9822011223' })
  const booking = await booked({ phone: '9822011223', email: 'meera@example.org' })
  const other = await give({ fullName: 'Anil', phone: '9822011224' })
  okOf(await link(booking, other, 'family', { relation: 'husband' }))
  await note(gift, 'At the gift.')
  await note(other, 'Of somebody else.')
  const whose = { contact: 'meera@example.org', currentPassword: password }
  const { devotees } = okOf<{ devotees: object }>(
    await admin.post('/api/admin/personal-data/export', whose),
  )
  expect(devotees).toMatchObject({
    notes: [{ text: 'At the gift.' }],
    links: [{ link: 'family', relation: 'husband' }],
  })
  okOf(await admin.post('/api/admin/personal-data/erase', whose))
  expect(await app.db('devotee_notes').pluck('text')).toEqual(['Of somebody else.'])
  expect(await app.db('devotee_links').pluck('id')).toEqual([])
})

test('notes and links of a record that names nobody any more go each day', async () => {
  const { app, give, link, note } = await setup()
  const gift = await give()
  const other = await give({ fullName: 'Anil' })
  okOf(await link(gift, other))
  await note(gift, 'One')
  await note(other, 'Two')
  await app.db('donations').where({ reference: gift.key }).update({ full_name: '' })
  await app.tidy(app.db)
  expect(await app.db('devotee_notes').pluck('text')).toEqual(['Two'])
  expect(await app.db('devotee_links').pluck('id')).toEqual([])
})
