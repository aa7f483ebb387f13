import { expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { PujaPrices, StaffPuja } from '#contract/bookings/pujasAdmin.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

type Row = PujaPrices['items'][number]

const temple = sharedTemple()
const path = '/api/admin/pujas'

const open = async () => {
  const { app } = await temple()
  const editor = await person(app, { role: 'editor' })
  const send = (items: readonly object[]) => editor.post(`${path}/prices`, { items })
  const done = async (items: readonly object[]) => okOf<BulkAnswer<Row>>(await send(items))
  const seen = new Map((await get<StaffPuja[]>(editor, path)).map((puja) => [puja.id, puja]))
  const row = (id: string, price: number) => ({ id, version: seen.get(id)?.version ?? 0, price })
  const offered = async () =>
    new Map((await get<Puja[]>(editor, '/api/pujas')).map(({ id, price }) => [id, price]))
  return { app, send, done, row, offered }
}

test('prices of many are changed in one press, and undone by what is answered', async () => {
  const { app, done, row, offered } = await open()
  const before = await offered()
  const [ganesh, lakshmi] = [row('ganesh', 2500), row('lakshmi', 1100)]
  const changed = await done([ganesh, lakshmi])
  expect(changed).toEqual({
    done: [
      { id: 'ganesh', version: ganesh.version + 1, price: 2100 },
      // It was by arrangement.
      { id: 'lakshmi', version: lakshmi.version + 1 },
    ],
    leftOut: [],
  })
  const after = await offered()
  expect([after.get('ganesh'), after.get('lakshmi')]).toEqual([2500, 1100])
  expect((await auditOf(app)).slice(-2)).toMatchObject([
    { subject: 'puja', action: 'edited', before: { price: 2100 }, after: { price: 2500 } },
    { subjectId: 'lakshmi', after: { price: 1100 } },
  ])
  expect((await done(changed.done)).leftOut).toEqual([])
  expect(await offered()).toEqual(before)
})

test('a row that somebody else has changed is left out, and what is no price is refused', async () => {
  const { send, done, row, offered } = await open()
  const before = await offered()
  const ganesh = row('ganesh', 2500)
  const { leftOut } = await done([
    { ...ganesh, version: ganesh.version + 1 },
    { id: 'nothing', version: 1, price: 500 },
  ])
  expect(leftOut.map(({ id }) => id)).toEqual(['ganesh', 'nothing'])
  for (const price of [0, 2.5, 1_000_001])
    expect((await send([{ ...ganesh, price }])).status).toBe(400)
  expect(await offered()).toEqual(before)
})
