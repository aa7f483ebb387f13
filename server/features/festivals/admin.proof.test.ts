import { describe, expect, test } from 'vitest'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import type { StaffFestival, StaffFestivalDetails } from '#contract/festivals/admin.ts'
import type { Page } from '#contract/paging.ts'
import { guestContext } from '#server/http/implement.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { createFestivalAdmin } from './admin.ts'
import type { DayChange } from './storeRepeated.ts'

const path = '/api/admin/festivals'
const ganadhipa = 'sankashti-kartika-2026'

const now = () => new Date('2026-11-21T06:30:00Z')

const open = async () => {
  const app = await testApp({ now })
  await app.festivals.generate(app.db)
  const editor = await person(app, { role: 'editor' })
  const one = (id = ganadhipa) => get<StaffFestivalDetails>(editor, `${path}/${id}`)
  const edit = async (body: object, id = ganadhipa, version?: number) =>
    changeFrom(editor, 'PATCH', `${path}/${id}`, version ?? (await one(id)).version, body)
  return { app, editor, one, edit }
}

type Who = Awaited<ReturnType<typeof open>>['editor']

const november = (who: Who) => get<Festival[]>(who, '/api/festivals/month/2026/11')

describe('The festivals on the editors’ table', () => {
  test('say why they are on their day', async () => {
    const { one } = await open()
    const { reason, computed, edited } = await one()
    expect(reason).toMatchObject({
      rule: expect.stringMatching(/moonrise/),
      lunarMonth: 'Kartika',
      tithi: 19,
      tithiName: 'Chaturthi',
      moonriseAt: expect.stringMatching(/^2026-11-27T/),
      marginMinutes: expect.any(Number),
    })
    expect(computed).toMatchObject({ date: '2026-11-27' })
    expect(edited).toEqual([])
  })

  test('change for everybody at once; the almanac’s values are stored too, and can be restored', async () => {
    const { app, editor, one, edit } = await open()
    await november(editor)
    const moved = okOf<StaffFestivalDetails>(await edit({ date: '2026-11-28', name: 'Ours' }))
    expect(moved).toMatchObject({
      date: '2026-11-28',
      edited: ['name', 'date'],
      sequence: 1,
      computed: { date: '2026-11-27' },
    })
    const shown = (await november(editor)).find(({ id }) => id === ganadhipa)
    expect(shown).toMatchObject({ date: '2026-11-28', name: 'Ours' })
    expect(shown).not.toHaveProperty('version')
    expect([moved, shown].map((each) => each?.moonriseTime)).toEqual(['21:58', '21:58'])
    const overrides = await get<FestivalOverride[]>(editor, '/api/festivals/overrides')
    expect(overrides).toMatchObject([{ id: ganadhipa, computedDate: '2026-11-27' }])

    const back = okOf<StaffFestivalDetails>(await edit({ reset: ['date', 'name'] }))
    expect(back).toMatchObject({ date: '2026-11-27', edited: [], sequence: 2 })
    expect(await get<FestivalOverride[]>(editor, '/api/festivals/overrides')).toEqual([])
    expect((await one()).version).toBe(back.version)
    expect(await auditOf(app)).toMatchObject([
      {
        actorId: editor.id,
        subject: 'festival',
        subjectId: ganadhipa,
        action: 'edited',
        before: { date: '2026-11-27' },
        after: { date: '2026-11-28', name: 'Ours' },
      },
      { action: 'edited', after: { date: '2026-11-27' } },
    ])
  })

  test('can be hidden and shown again', async () => {
    const { app, editor, one } = await open()
    const hide = async (isHidden: boolean) =>
      okOf(
        await changeFrom(editor, 'POST', `${path}/${ganadhipa}/hidden`, (await one()).version, {
          isHidden,
        }),
      )
    await hide(true)
    expect((await november(editor)).map(({ id }) => id)).not.toContain(ganadhipa)
    const hidden = await get<Page<StaffFestival>>(editor, `${path}?only=hidden`)
    expect(hidden.items.map(({ id }) => id)).toEqual([ganadhipa])
    await hide(false)
    expect((await november(editor)).map(({ id }) => id)).toContain(ganadhipa)
    expect((await auditOf(app)).map(({ action }) => action)).toEqual(['hidden', 'shown'])
  })

  test('are deleted if they are the temple’s own, and computed ones only hidden', async () => {
    const { app, editor, one } = await open()
    const diwali = { name: 'Diwali', date: '2026-11-24', description: 'Lamps.' }
    const { id } = okOf<StaffFestivalDetails>(await editor.post(path, diwali))
    const remove = (of: string, version: number) =>
      changeFrom(editor, 'DELETE', `${path}/${of}`, version)
    expect((await remove(id, 7)).status).toBe(412)
    okOf(await remove(id, 1))
    expect((await november(editor)).map(({ name }) => name)).not.toContain('Diwali')
    expect((await remove(id, 1)).status).toBe(404)
    const computed = await remove(ganadhipa, (await one()).version)
    expect(computed.json()).toMatchObject({
      status: 409,
      detail: 'The almanac computes this festival. Hide it instead.',
    })
    expect((await auditOf(app)).map(({ action }) => action)).toEqual(['added', 'deleted'])
  })

  test('are not added on a day that is none', async () => {
    const { editor } = await open()
    const leap = { name: 'Diwali', date: '2027-02-30', description: 'Lamps.' }
    const reply = await editor.post(path, leap)
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ pointer: '#/date' }] })
  })

  test('of two editors, the second gets an error', async () => {
    const { one, edit } = await open()
    const { version } = await one()
    const replies = await Promise.all([
      edit({ name: 'One' }, ganadhipa, version),
      edit({ name: 'Two' }, ganadhipa, version),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  test.each([
    ['too far from where the almanac has it', { date: '2027-02-01' }],
    ['to a day that is none', { date: '2026-11-31' }],
    ['a time that is none', { moonriseTime: '8 pm' }],
    ['a colour that is more than one', { color: 'red;background:url(x)' }],
    ['an empty name', { name: ' ' }],
    ['a category nobody knows', { category: 'x' }],
  ])('are not changed %s', async (_, body) => {
    const { app, edit } = await open()
    expect((await edit(body)).status).toBe(400)
    expect(await auditOf(app)).toEqual([])
  })

  test('that are not there cannot be changed', async () => {
    const { edit, editor } = await open()
    expect((await edit({ name: 'x' }, 'nothing', 1)).status).toBe(404)
    expect((await editor.send(`${path}/nothing`)).status).toBe(404)
  })

  test('report a new date, not new texts', async () => {
    const { app, editor, one } = await open()
    const told: DayChange[] = []
    const table = createFestivalAdmin({
      festivals: app.festivals,
      audit: async () => undefined,
      notifyOfChange: async (_, change) => void told.push(change),
      countNotified: async () => 0,
      findPictures: async () => [],
      now,
    })
    const edit = async (words: object) => {
      const { version } = await one()
      const actor = { id: editor.id, role: 'editor' } as const
      const context = { ...guestContext(app.db), actor, ifMatch: version }
      await table.edit(context, { id: ganadhipa, ...words })
    }
    await edit({ name: 'Ours' })
    expect(told).toEqual([])
    await edit({ date: '2026-11-28' })
    expect(told).toMatchObject([{ from: '2026-11-27', festival: { date: '2026-11-28' } }])
  })
})
