import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import type {
  StaffRepeat,
  StaffRepeatDetails,
  YearOfRepeat,
} from '#contract/festivals/repeatsAdmin.ts'
import type { StaffFestival, StaffFestivalDetails } from '#contract/festivals/admin.ts'
import type { Page } from '#contract/paging.ts'
import { guestContext } from '#server/http/implement.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { png } from '#server/test/posts.ts'
import { sendFile } from '#server/test/sendFile.ts'
import { testApp } from '#server/test/testApp.ts'
import { forgetUnused } from '#server/features/blog/pictureRepository.ts'
import { createRepeatAdmin } from './repeatAdmin.ts'
import type { DayChange } from './storeRepeated.ts'

const path = '/api/admin/festival-repeats'
const kojagiri = {
  name: 'Kojagiri Purnima',
  description: 'Milk in the moonlight.',
  by: 'tithi',
  month: 7,
  day: 15,
  startTime: '20:30',
  venue: 'The hall behind the temple',
}

const open = async () => {
  let at = new Date('2026-09-21T06:30:00Z')
  const app = await testApp({ now: () => at, publicUrl: 'https://temple.example' })
  await app.festivals.generate(app.db)
  const editor = await person(app, { role: 'editor' })
  const add = async (change: object = {}) =>
    okOf<StaffRepeatDetails>(await editor.post(path, { ...kojagiri, ...change }))
  const days = async (search = 'Kojagiri') =>
    (await get<Page<StaffFestival>>(editor, `/api/admin/festivals?search=${search}`)).items
  const edit = async ({ id, version }: StaffRepeatDetails, change: object) =>
    changeFrom(editor, 'PUT', `${path}/${id}`, version, { ...kojagiri, ...change })
  const stop = ({ id, version }: StaffRepeatDetails) =>
    changeFrom(editor, 'POST', `${path}/${id}/stopped`, version)
  const wait = (until: string) => void (at = new Date(until))
  return { app, editor, add, days, edit, stop, wait }
}

const datesOf = (days: readonly { date: string }[]) => days.map(({ date }) => date)

describe('A festival that staff let come back every year', () => {
  test('is on the tithi’s day of each year, with hour and place, and has its reason', async () => {
    const { app, editor, add, days } = await open()
    await add()
    expect(datesOf(await days())).toEqual(['2026-10-26', '2027-10-15', '2028-10-03', '2029-10-22'])
    const [first] = await days()
    expect(first).toMatchObject({ slug: 'kojagiri-purnima-2026', repeatId: expect.any(String) })
    const one = await get<StaffFestivalDetails>(editor, `/api/admin/festivals/${first?.id}`)
    expect(one.reason).toMatchObject({ lunarMonth: 'Ashwina', tithi: 15, tithiName: 'Purnima' })
    const [shown] = await get<Festival[]>(editor, '/api/festivals/month/2028/10')
    expect(shown).toMatchObject({
      name: 'Kojagiri Purnima',
      date: '2028-10-03',
      startTime: '20:30',
      venue: 'The hall behind the temple',
    })
    expect(shown).not.toHaveProperty('repeatId')
    expect(await auditOf(app)).toMatchObject([{ subject: 'festival_repeat', action: 'added' }])
  })

  test('is on a city’s own day there, without the hour and place of the temple’s', async () => {
    const { editor, add } = await open()
    await add({ month: 1, day: 9 })
    const there = '/api/festivals/by-slug/kojagiri-purnima-2031'
    const [here, abroad] = await Promise.all([
      get<Festival>(editor, there),
      get<Festival>(editor, `${there}?city=honolulu`),
    ])
    expect(here).toMatchObject({ startTime: '20:30' })
    expect(abroad.key).toBe(here.key)
    expect(abroad).not.toHaveProperty('startTime')
    expect(abroad).not.toHaveProperty('venue')
  })

  test('reaches phones as one rule, which they compute themselves', async () => {
    const { editor, add } = await open()
    const { id } = await add()
    expect(await get<FestivalOverride[]>(editor, '/api/festivals/overrides')).toMatchObject([
      {
        id,
        slug: 'kojagiri-purnima',
        repeat: { by: 'tithi', month: 7, day: 15, since: '2026-09-21' },
      },
    ])
  })

  test('is in the feed with its hour and place, in the temple’s zone', async () => {
    const { app, add } = await open()
    await add()
    const reply = await app.send('/calendar/feed/temple.ics')
    const event = new ICAL.Component(ICAL.parse(reply.text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each))
      .find(({ summary }) => summary === 'Kojagiri Purnima')
    expect(event?.startDate.toString()).toBe('2026-10-26T15:00:00Z')
    expect(event?.location).toBe('The hall behind the temple')
  })

  test('may be changed in one year alone, and keeps that when all years change', async () => {
    const { editor, add, days, edit } = await open()
    const repeat = await add()
    const [first] = await days()
    const moved = await changeFrom(editor, 'PATCH', `/api/admin/festivals/${first?.id}`, 1, {
      date: '2026-10-25',
    })
    expect(okOf<StaffFestival>(moved)).toMatchObject({ edited: ['date'] })
    okOf(await edit(repeat, { venue: 'Courtyard' }))
    const after = await days()
    expect(after.map(({ date, venue }) => [date, venue]).slice(0, 2)).toEqual([
      ['2026-10-25', 'Courtyard'],
      ['2027-10-15', 'Courtyard'],
    ])
  })

  test('takes a new day in all years; what no longer comes is gone', async () => {
    const { add, days, edit } = await open()
    const changed = okOf<StaffRepeatDetails>(
      await edit(await add(), { by: 'date', month: 2, day: 29 }),
    )
    expect(datesOf(await days())).toEqual(['2027-02-28', '2028-02-29', '2029-02-28'])
    expect(changed).toMatchObject({ by: 'date', month: 2, day: 29, version: 2 })
  })

  test('tells those who were reminded of a coming day when it moves or stops', async () => {
    const { app, editor, add } = await open()
    const heard: DayChange[] = []
    const table = createRepeatAdmin({
      festivals: app.festivals,
      audit: async () => undefined,
      notifyOfChange: async (_, change) => void heard.push(change),
      countNotified: async (_, { date }) => (date.startsWith('2026') ? 3 : 0),
      findPictures: async () => [],
      now: app.now,
    })
    const { id, told } = await add()
    expect(told).toBe(0)
    expect(await table.get(app.db, id)).toMatchObject({ told: 3 })
    const actor = { id: editor.id, role: 'editor' } as const
    const context = (ifMatch: number) => ({ ...guestContext(app.db), actor, ifMatch })
    const changed = { ...kojagiri, by: 'tithi', category: 'default', day: 14 } as const
    await table.edit(context(1), { id, ...changed })
    expect(heard.map(({ from, festival }) => [from, festival.date])[0]).toEqual([
      '2026-10-26',
      '2026-10-25',
    ])
    await table.stop(context(2), id)
    expect(heard.slice(-4).every(({ festival }) => festival.isHidden)).toBe(true)
    // Hidden, not deleted: the message names it.
    expect(await app.db('festivals').where({ repeat_id: id }).select('date')).toEqual([
      { date: '2026-10-25' },
    ])
  })

  test('of two editors, the second gets an error', async () => {
    const { add, edit } = await open()
    const repeat = await add()
    const replies = await Promise.all([
      edit(repeat, { name: 'One' }),
      edit(repeat, { name: 'Two' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  test('stops after today, and is gone if it never came', async () => {
    const { app, editor, add, days, stop, wait } = await open()
    okOf(await stop(await add()))
    expect(await days()).toEqual([])
    expect(await get<StaffRepeat[]>(editor, path)).toEqual([])
    const { id, version } = await add()
    wait('2027-01-10T06:00:00Z')
    // The session of September has ended.
    const later = await person(app, { role: 'editor' })
    okOf(await changeFrom(later, 'POST', `${path}/${id}/stopped`, version))
    expect(await get<StaffRepeat[]>(later, path)).toMatchObject([{ until: '2027-01-10' }])
    const october = await get<Festival[]>(later, '/api/festivals/month/2026/10')
    expect(october.map(({ name }) => name)).toContain('Kojagiri Purnima')
    const next = await get<Festival[]>(later, '/api/festivals/month/2027/10')
    expect(next.map(({ name }) => name)).not.toContain('Kojagiri Purnima')
  })

  test('is not deleted day by day: the words say what to do', async () => {
    const { editor, add, days } = await open()
    await add()
    const [first] = await days()
    const reply = await changeFrom(editor, 'DELETE', `/api/admin/festivals/${first?.id}`, 1)
    expect(reply.json()).toMatchObject({
      status: 409,
      detail: 'This festival comes back every year. Hide this day, or stop the repeat.',
    })
  })

  test('has another address where a festival of that name is already there', async () => {
    const { add, days } = await open()
    await add({ name: 'Gudi Padwa' })
    const slugs = (await days('Gudi')).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => /^gudi-padwa-[0-9a-f]{8}-\d{4}$/.test(slug))).toHaveLength(4)
  })

  test('leaves its later addresses to no festival of the same name', async () => {
    const { app, editor, add, days, wait } = await open()
    await add()
    const single = { name: kojagiri.name, date: '2031-10-01', description: 'Milk.' }
    const { slug } = okOf<StaffFestival>(await editor.post('/api/admin/festivals', single))
    expect(slug).toMatch(/^kojagiri-purnima-2031-[0-9a-f]{8}$/)
    wait('2028-01-02T00:00:00Z')
    await app.festivals.generate(app.db)
    wait('2026-09-21T06:30:00Z')
    expect((await days()).map((day) => day.slug)).toContain('kojagiri-purnima-2031')
  })

  test.each([
    ['31 June', { by: 'date', month: 6, day: 31 }, '#/day'],
    ['the 31st tithi', { by: 'tithi', month: 6, day: 31 }, '#/day'],
    ['a thirteenth month', { month: 13 }, '#/month'],
    ['a time that is none', { startTime: '25:00' }, '#/startTime'],
    [
      'a picture nobody uploaded',
      { picture: { imageUrl: `/media/${'a'.repeat(32)}-800.webp`, imageAlt: 'Milk' } },
      '#/picture',
    ],
  ])('is refused with %s', async (_, change, pointer) => {
    const { app, editor } = await open()
    const reply = await editor.post(path, { ...kojagiri, ...change })
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ pointer }] })
    expect(await auditOf(app)).toEqual([])
  })
})

describe('What comes of a repeat', () => {
  const years = async (query: string) =>
    get<YearOfRepeat[]>((await open()).editor, `/api/admin/festival-repeat-days?${query}`)

  test('is said for the next years, and for this one if it is still to come', async () => {
    expect(await years('by=date&month=2&day=29')).toMatchObject([
      { year: 2027, days: [{ date: '2027-02-28', rule: 'february-28' }] },
      { year: 2028, days: [{ date: '2028-02-29', rule: 'date' }] },
      { year: 2029 },
      { year: 2030 },
      { year: 2031 },
      { year: 2032 },
    ])
  })

  test('of a year without a day is the nearest days', async () => {
    const found = await Promise.all(
      [5, 8, 11, 14].map((day) => years(`by=tithi&month=10&day=${day}`)),
    )
    const none = found.flat().filter(({ days }) => days.length === 0)
    expect(none.length).toBeGreaterThan(0)
    for (const { year, before = '', after = '' } of none) {
      expect(Number(before.slice(0, 4))).toBe(year - 1)
      expect(Number(after.slice(0, 4))).toBe(year + 1)
    }
  })
})

test('A picture stays while a festival shows it', async () => {
  const { app, editor, add } = await open()
  const sent = await sendFile(app, editor, {
    method: 'POST',
    path: '/api/admin/blog/pictures',
    file: png(),
  })
  const { url } = okOf<{ url: string }>(sent)
  const { picture } = await add({ picture: { imageUrl: url, imageAlt: 'Milk in a bowl' } })
  expect(picture).toMatchObject({ imageAlt: 'Milk in a bowl', imageWidth: 512 })
  await app.db('pictures').update({ sent_at: '2020-01-01T00:00:00.000Z' })
  await forgetUnused(app.db, '2026-01-01')
  expect(await app.db('pictures').pluck('hash')).toHaveLength(1)
})
