import { describe, expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import type { StaffPuja } from '#contract/bookings/pujasAdmin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const path = '/api/admin/pujas'

const abhishek = {
  name: 'Abhishek',
  shortDescription: 'milk, honey and water',
  description: 'The murti is bathed while the Atharvashirsha is recited.',
  price: 501,
  hours: { from: 0.5, to: 1 },
}

const open = async () => {
  const { app } = await temple()
  const editor = await person(app, { role: 'editor' })
  const admin = await person(app, { role: 'admin' })
  const pujaOf = (id: string) => get<StaffPuja>(editor, `${path}/${id}`)
  const switched = async (id: string, isOn: boolean) => {
    const { version } = await pujaOf(id)
    return okOf<StaffPuja>(
      await changeFrom(editor, 'POST', `${path}/${id}/switch`, version, { isOn }),
    )
  }
  const add = async (puja: object = {}) =>
    okOf<StaffPuja>(await editor.post(path, { ...abhishek, ...puja }))
  const offered = () => get<Puja[]>(editor, '/api/pujas')
  return { app, editor, admin, pujaOf, switched, add, offered }
}

describe('Editing the pujas', () => {
  test('of two people at once, the second is not overwritten and sees that it changed', async () => {
    const { editor, admin, pujaOf } = await open()
    const { version } = await pujaOf('lakshmi')
    const replies = await Promise.all([
      changeFrom(editor, 'PUT', `${path}/lakshmi`, version, { ...abhishek, name: 'First' }),
      changeFrom(admin, 'POST', `${path}/lakshmi/switch`, version, { isOn: false }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await pujaOf('lakshmi')).version).toBe(version + 1)
  })

  test('many are switched by two people at once, each once, and undone from the new versions', async () => {
    const { editor, admin, offered } = await open()
    const pujas = await get<StaffPuja[]>(editor, path)
    const items = pujas.map(({ id, version }) => ({ id, version }))
    const ids = items.map(({ id }) => id)
    const send = async (who: typeof editor, isOn: boolean, rows: readonly object[]) =>
      okOf<BulkAnswer<(typeof items)[number]>>(
        await who.post(`${path}/switch`, { isOn, items: rows }),
      )
    const both = await Promise.all([
      send(editor, false, items),
      send(admin, false, items.toReversed()),
    ])
    const done = both.flatMap((answer) => answer.done)
    expect(done.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(both.flatMap(({ leftOut }) => leftOut)).toHaveLength(ids.length)
    expect(await offered()).toEqual([])
    expect((await send(editor, false, done)).done).toEqual([])
    expect((await send(editor, true, done)).leftOut).toEqual([])
    expect((await offered()).map(({ id }) => id)).toEqual(ids)
  })

  test('prices that two people change at once are changed once each', async () => {
    const { editor, admin } = await open()
    const pujas = await get<StaffPuja[]>(editor, path)
    const items = pujas.map(({ id, version }) => ({ id, version, price: 999 }))
    const ids = items.map(({ id }) => id).toSorted()
    const replies = await Promise.all([
      editor.post(`${path}/prices`, { items }),
      admin.post(`${path}/prices`, { items: items.toReversed() }),
    ])
    const both = replies.map((reply) => okOf<BulkAnswer<{ id: string }>>(reply))
    const idsOf = (of: { id: string }[][]) =>
      of
        .flat()
        .map(({ id }) => id)
        .toSorted()
    expect(idsOf(both.map(({ done }) => done))).toEqual(ids)
    expect(idsOf(both.map(({ leftOut }) => leftOut))).toEqual(ids)
  })
})
