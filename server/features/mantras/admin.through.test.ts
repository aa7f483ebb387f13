import { expect, test } from 'vitest'
import type { StaffMantra, StaffMantraSummary } from '#contract/mantras/admin.ts'
import type { Page } from '#contract/paging.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/mantras'
type List = Page<StaffMantraSummary> & { total: number; counts: Record<string, number> }

const words = {
  title: 'गणेश गायत्री',
  meaning: 'May he guide us.',
  isFeatured: false,
  lines: [
    { text: 'एकदन्ताय विद्महे', verse: 1 },
    { text: 'वक्रतुण्डाय धीमहि', verse: 1 },
  ],
}

const open = async () => {
  let at = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => at })
  const editor = await person(app, { role: 'editor' })
  const create = async (changes: object = {}) =>
    okOf<StaffMantra>(await editor.post(path, { ...words, ...changes }))
  const publish = (mantra: StaffMantra, body: object) =>
    changeFrom(editor, 'POST', `${path}/${mantra.id}/publication`, mantra.version, body)
  return { app, editor, create, publish, setClock: (to: string) => void (at = new Date(to)) }
}

test('the list has the true count, and finds what is searched for', async () => {
  const { editor, create } = await open()
  await create()
  const all = await get<List>(editor, path)
  expect(all.total).toBe(4)
  expect(all.counts).toEqual({ draft: 1, scheduled: 0, published: 3, deleted: 0 })
  expect(all.items.map(({ id }) => id)).toEqual([
    'om-gam',
    'vakratunda',
    'gayatri',
    'ganesa-gayatri',
  ])
  expect(all.items[1]).toMatchObject({ lineCount: 2, timedLineCount: 2, status: 'published' })
  const found = async (query: string) =>
    (await get<List>(editor, `${path}?${query}`)).items.map(({ id }) => id)
  expect(await found('search=MAHAKAYA')).toEqual(['vakratunda'])
  expect(await found('state=draft')).toEqual(['ganesa-gayatri'])
  const first = await get<List>(editor, `${path}?limit=3`)
  expect(await found(`limit=3&after=${first.next}`)).toEqual(['ganesa-gayatri'])
})
