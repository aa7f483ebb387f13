import { describe, expect, test } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'
import type { StaffFestival, StaffFestivalDetails } from '#contract/festivals/admin.ts'
import type { Page } from '#contract/paging.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { choosingTemple } from '#server/test/festivalChoice.ts'

const path = '/api/admin/festivals'
const diwali = 'lakshmi_puja-ashwina-krishna-2027'
const ofDiwali = 'lakshmi-puja-2027'

const open = async () => {
  const temple = await choosingTemple()
  const { editor } = temple
  const list = async (query: string) =>
    (await get<Page<StaffFestival>>(editor, `${path}?limit=100&${query}`)).items
  const one = (id = diwali) => get<StaffFestivalDetails>(editor, `${path}/${id}`)
  const send = async (method: string, body: object, id = diwali, suffix = '') =>
    changeFrom(editor, method, `${path}/${id}${suffix}`, (await one(id)).version, body)
  const edit = async (body: object, id = diwali) =>
    okOf<StaffFestivalDetails>(await send('PATCH', body, id))
  const hide = async (isHidden: boolean, id = diwali) =>
    okOf(await send('POST', { isHidden }, id, '/hidden'))
  /** The festival as devotees get it, in the temple's city or another one. */
  const shown = async (of: string, slug = ofDiwali) =>
    (await temple.seen<Festival[]>(`/api/festivals/${of}`)).find((each) => each.slug === slug)
  return { ...temple, list, one, send, edit, hide, shown }
}

const october = 'month/2027/10?groups=great'
const elsewhere = `${october}&city=mumbai`

describe('The festivals beyond Ganesha’s on the editors’ table', () => {
  test('are listed by group, and by a search', async () => {
    const { list } = await open()
    const groupsOf = (rows: readonly StaffFestival[]) => [...new Set(rows.map((row) => row.group))]
    const month = 'from=2026-12-01&to=2026-12-31'
    expect(groupsOf(await list(month))).toEqual([undefined])
    expect(groupsOf(await list(`${month}&group=ganesha`))).toEqual([undefined])
    for (const group of ['great', 'ekadashi', 'pradosh', 'moon'])
      expect(groupsOf(await list(`${month}&group=${group}`))).toEqual([group])
    expect(groupsOf(await list(`${month}&group=all`))).toHaveLength(5)
    const found = await list(`${month}&search=datta`)
    // The text of the full moon names it.
    const both = ['datta-jayanti-2026', 'margashirsha-purnima-2026']
    expect(found.map(({ slug }) => slug)).toEqual(both)
    expect(await list(`${month}&search=datta&group=ganesha`)).toEqual([])
  })

  test('can be hidden for one year', async () => {
    const { hide, shown, status, list } = await open()
    await hide(true)
    expect([await shown(october), await shown(elsewhere)]).toEqual([undefined, undefined])
    expect(await status(`/api/festivals/by-slug/${ofDiwali}`)).toBe(404)
    expect(await status(`/calendar/${ofDiwali}.ics`)).toBe(404)
    expect(await status('/api/festivals/by-slug/lakshmi-puja-2028')).toBe(200)
    const hidden = await list('only=hidden&group=great')
    expect(hidden.map(({ id }) => id)).toEqual([diwali])
    await hide(false)
    expect(await shown(october)).toBeDefined()
  })
})
