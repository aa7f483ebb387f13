import { describe, expect, test } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'
import type { StaffFestival, StaffFestivalDetails } from '#contract/festivals/admin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

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
  test('are listed from today on, page by page', async () => {
    const { editor } = await open()
    const first = await get<Page<StaffFestival>>(editor, `${path}?limit=2`)
    expect(first.items.map(({ id }) => id)[0]).toBe(ganadhipa)
    const second = await get<Page<StaffFestival>>(editor, `${path}?limit=2&after=${first.next}`)
    const dates = [...first.items, ...second.items].map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
    const found = await get<Page<StaffFestival>>(editor, `${path}?search=GANADHIPA&to=2026-12-31`)
    expect(found.items.map(({ id }) => id)).toEqual([ganadhipa])
  })

  test('may be the temple’s own', async () => {
    const { app, editor, edit } = await open()
    const diwali = { name: 'Diwali', date: '2026-11-24', description: 'Lamps.', color: '#C2410C' }
    const added = okOf<StaffFestivalDetails>(await editor.post(path, diwali))
    expect(added).toMatchObject({ ...diwali, slug: 'diwali-2026', version: 1, category: 'default' })
    expect((await november(editor)).map(({ name }) => name)).toContain('Diwali')
    const plain = okOf<StaffFestivalDetails>(await edit({ reset: ['color'] }, added.id))
    expect(plain).not.toHaveProperty('color')
    expect((await edit({ reset: ['date'] }, added.id)).status).toBe(400)
    const only = await get<Page<StaffFestival>>(editor, `${path}?only=added`)
    expect(only.items.map(({ name }) => name)).toEqual(['Diwali'])
    expect((await auditOf(app)).map(({ action }) => action)).toEqual(['added', 'edited'])
  })

  test('need no description, and only the almanac’s get theirs back', async () => {
    const { editor, edit } = await open()
    const kirtan = { name: 'Kirtan', date: '2026-11-24' }
    const added = okOf<StaffFestivalDetails>(await editor.post(path, kirtan))
    expect(added.description).toBe('')
    const described = await edit({ description: 'By the Pune singers.' }, added.id)
    expect(okOf<StaffFestivalDetails>(described).description).toBe('By the Pune singers.')
    const emptied = await edit({ reset: ['description'] }, added.id)
    expect(okOf<StaffFestivalDetails>(emptied).description).toBe('')
    const { description } = await get<StaffFestivalDetails>(editor, `${path}/${ganadhipa}`)
    okOf(await edit({ description: 'Changed.' }))
    const back = okOf<StaffFestivalDetails>(await edit({ reset: ['description'] }))
    expect(back.description).toBe(description)
  })
})
