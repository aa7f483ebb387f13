import { describe, expect, test } from 'vitest'
import type { Mantra, MantraPage } from '#contract/mantras/public.ts'
import type { StaffMantraSummary } from '#contract/mantras/admin.ts'
import type { Page } from '#contract/paging.ts'
import { seed } from '#server/db/seed/seed.ts'
import { get } from '#server/test/admin.ts'
import { content } from '#server/test/content.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const aarti = {
  position: 1,
  isFeatured: true,
  language: 'mr' as const,
  kind: 'aarti' as const,
  meaning: 'Joy.',
  lines: [{ text: 'सुखकर्ता दुःखहर्ता वार्ता विघ्नाची ।', verse: 1 }],
}
const aartis = [
  { ...aarti, id: 'shankar', title: 'Lavthavti', position: 2, aartiPosition: 1 },
  { ...aarti, id: 'sukhkarta', title: 'Sukhkarta', aartiPosition: 2 },
  { ...aarti, id: 'names', title: '108 names', position: 3, kind: 'names' as const },
]
const all = ['om-gam', 'vakratunda', 'gayatri', 'sukhkarta', 'shankar', 'names']

const open = async () => {
  const app = await testApp()
  await seed(app.db, { ...content, aartis }, new Date('2026-02-02T00:00:00Z'))
  const editor = await person(app, { role: 'editor' })
  const ids = async (path: string) => (await get<Mantra[]>(editor, path)).map(({ id }) => id)
  return { app, editor, ids }
}

const path = '/api/admin/mantras'

describe('Aartis and stotras', () => {
  test('have a page with their own neighbours, and are in the search and the sitemap', async () => {
    const { app, editor } = await open()
    const page = await get<MantraPage>(editor, '/api/mantras/sukhkarta')
    expect(page).toMatchObject({ language: 'mr', next: { id: 'shankar' } })
    expect(page).not.toHaveProperty('previous')
    expect(await get<MantraPage>(editor, '/api/mantras/gayatri')).not.toHaveProperty('next')
    expect((await app.send('/api/search?q=sukhkarta')).text).toContain('/mantras/sukhkarta')
    expect((await app.send('/sitemap-mantras.xml')).text).toContain('/mantras/sukhkarta<')
    expect((await app.send('/sitemap-pages.xml')).text).toContain('/aarti<')
  })

  test('are listed and counted apart from the mantras in the office', async () => {
    const { editor } = await open()
    type List = Page<StaffMantraSummary> & { total: number }
    const listed = async (query: string) => get<List>(editor, `${path}${query}`)
    expect(await listed('')).toMatchObject({ total: 3, items: [{}, {}, {}] })
    const others = await listed('?list=aartis')
    expect(others.total).toBe(3)
    expect(others.items.map(({ id }) => id)).toEqual(all.slice(3))
  })
})

describe('The aarti', () => {
  test('is sung in an order of its own', async () => {
    const { ids } = await open()
    expect(await ids('/api/aartis/sung')).toEqual(['shankar', 'sukhkarta'])
  })
})
