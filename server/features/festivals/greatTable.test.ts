import { describe, expect, test } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'
import type { StaffFestival, StaffFestivalDetails } from '#contract/festivals/admin.ts'
import type { Page } from '#contract/paging.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { choosingTemple } from '#server/test/festivalChoice.ts'

const path = '/api/admin/festivals'
const diwali = 'lakshmi_puja-ashwina-krishna-2027'
const ofDiwali = 'lakshmi-puja-2027'
const diwaliOf2025 = 'lakshmi_puja-ashwina-krishna-2025'

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
  test('say when and why they are kept, and whose date differs', async () => {
    const { one } = await open()
    expect(await one()).toMatchObject({
      name: 'Lakshmi Puja',
      date: '2027-10-29',
      group: 'great',
      hours: { of: 'pradosha', from: '18:03', until: '19:06' },
      time: { of: 'Amavasya', from: expect.stringMatching(/Z$/) },
      why: expect.stringMatching(/^Amavasya is present in the evening/),
    })
    expect((await one(diwaliOf2025)).other).toEqual({ custom: 'maharashtra', date: '2025-10-21' })
    expect(await one('lakshmi_puja_maharashtra-ashwina-krishna-2025')).toMatchObject({
      custom: 'maharashtra',
      other: { date: '2025-10-20' },
    })
  })

  test('lose hours and reason with a move, everywhere, and get them back', async () => {
    const { edit, one, shown, status, app } = await open()
    const before = await shown(october)
    expect(before).toMatchObject({ date: '2027-10-29', hours: { of: 'pradosha' } })
    const moved = await edit({ date: '2027-10-30' })
    const pages = [
      moved,
      await one(),
      await shown(october),
      await shown(elsewhere),
      okOf<Festival>(await app.send(`/api/festivals/by-slug/${ofDiwali}`)),
      okOf<Festival>(await app.send(`/api/festivals/by-slug/${ofDiwali}?city=mumbai`)),
    ]
    for (const page of pages) {
      expect(page).toMatchObject({ date: '2027-10-30', sequence: 1, time: { of: 'Amavasya' } })
      expect(page).not.toHaveProperty('hours')
      expect(page?.why).toBe('The temple observes it on this day; the almanac has 29 October 2027.')
    }
    expect(await status(`/calendar/${ofDiwali}.ics`)).toBe(200)
    await edit({ reset: ['date'] })
    expect(await shown(october)).toMatchObject({ ...before, sequence: 2 })
  })

  test('move by at most 45 days', async () => {
    const { send, edit } = await open()
    const far = await send('PATCH', { date: '2027-12-14' })
    expect(far.json()).toMatchObject({ status: 400, errors: [{ pointer: '#/date' }] })
    expect((await edit({ date: '2027-12-13' })).date).toBe('2027-12-13')
  })

  test('are shown or not by the temple’s choice between two dates, moved or not', async () => {
    const { edit, choose, shown, status } = await open()
    await edit({ date: '2025-10-22' }, diwaliOf2025)
    const general = 'lakshmi-puja-2025'
    const isShown = async () => [
      (await shown('month/2025/10?groups=great', general)) !== undefined,
      (await shown('month/2025/10?groups=great&city=mumbai', general)) !== undefined,
      (await status(`/api/festivals/by-slug/${general}`)) === 200,
      (await status(`/api/festivals/by-slug/${general}?city=mumbai`)) === 200,
    ]
    for (const [maharashtra, expected] of [
      ['both', true],
      ['general', true],
      ['custom', false],
    ] as const) {
      await choose({ customs: { maharashtra } })
      expect(await isShown(), maharashtra).toEqual([expected, expected, expected, expected])
    }
  })

  test('have the hour, place, words and name that staff gave them', async () => {
    const { edit, shown } = await open()
    const own = { name: 'Diwali in the hall', startTime: '18:30', venue: 'The hall' }
    await edit({ ...own, description: 'Lamps.', color: '#C2410C' })
    expect(await shown(october)).toMatchObject({ ...own, description: 'Lamps.', group: 'great' })
    const there = await shown(elsewhere)
    expect(there?.name).toBe(own.name)
    // Of the temple’s celebration, which may be on another day than there.
    expect(there).not.toHaveProperty('venue')
  })

  test('keep what staff wrote when they are computed again', async () => {
    const { edit, app, shown } = await open()
    await edit({ date: '2027-10-30', name: 'Our Diwali' })
    await app.db('festival_generations').update({ signature: 'older rules' })
    await app.festivals.generate(app.db)
    expect(await shown(october)).toMatchObject({ date: '2027-10-30', name: 'Our Diwali' })
  })
})
