import { describe, expect, test } from 'vitest'
import type { Mantra, MantraRow } from '#contract/mantras/public.ts'
import type { AartiOrder, StaffMantra } from '#contract/mantras/admin.ts'
import { seed } from '#server/db/seed/seed.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
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

type Editor = Awaited<ReturnType<typeof open>>['editor']

const put = (editor: Editor, to: string, body: object) => editor.send(to, { method: 'PUT', body })

const path = '/api/admin/mantras'
const order = `${path}/aarti`

describe('Aartis and stotras', () => {
  test('stay out of the mantras, the featured ones and the mantra of the day', async () => {
    const { editor, ids } = await open()
    expect(await ids('/api/mantras')).toEqual(all.slice(0, 3))
    expect(await ids('/api/mantras/featured')).toEqual(all.slice(0, 2))
    const days = ['01', '02', '03', '04', '05', '06'].map((day) =>
      get<Mantra>(editor, `/api/mantras/of-day/2026-11-${day}`),
    )
    const ofDays = new Set((await Promise.all(days)).map(({ id }) => id))
    expect(ofDays).toEqual(new Set(all.slice(0, 3)))
  })

  test('have a list of their own, and follow the mantras in the list of all', async () => {
    const { editor, ids } = await open()
    expect(await ids('/api/aartis')).toEqual(all.slice(3))
    expect(await ids('/api/mantras/previews')).toEqual(all)
    const rows = await get<MantraRow[]>(editor, '/api/mantras/previews')
    expect(rows[3]).toMatchObject({ kind: 'aarti', language: 'mr' })
    expect(rows[0]).not.toHaveProperty('kind')
    expect(rows[0]).not.toHaveProperty('language')
  })

  test('are ordered apart from the mantras', async () => {
    const { editor, ids } = await open()
    const turned = ['names', 'shankar', 'sukhkarta']
    okOf(await put(editor, `${path}/order`, { ids: turned, list: 'aartis' }))
    expect(await ids('/api/aartis')).toEqual(turned)
    expect(await ids('/api/mantras')).toEqual(all.slice(0, 3))
    expect((await put(editor, `${path}/order`, { ids: turned })).status).toBe(412)
  })

  test('are written with the same editor, in their language', async () => {
    const { editor, ids } = await open()
    const { position: _, ...words } = aarti
    const draft = okOf<StaffMantra>(
      await editor.post(path, { ...words, title: 'Jai Ganesh', language: 'hi' }),
    )
    expect(draft).toMatchObject({ kind: 'aarti', language: 'hi', status: 'draft' })
    await changeFrom(editor, 'POST', `${path}/${draft.id}/publication`, draft.version, {
      status: 'published',
    })
    expect(await ids('/api/aartis')).toContain(draft.id)
  })
})

describe('The aarti', () => {
  test('is arranged by staff, from all texts', async () => {
    const { app, editor, ids } = await open()
    const before = await get<AartiOrder>(editor, order)
    expect(before.sung.map(({ id }) => id)).toEqual(['shankar', 'sukhkarta'])
    expect(before.others.map(({ id }) => id)).toEqual(['names', ...all.slice(0, 3)])
    const wanted = ['sukhkarta', 'gayatri', 'shankar']
    okOf(await put(editor, order, { ids: wanted, was: ['shankar', 'sukhkarta'] }))
    expect(await ids('/api/aartis/sung')).toEqual(wanted)
    expect((await auditOf(app)).at(-1)).toMatchObject({
      subjectId: 'aarti',
      action: 'reordered',
      before: { ids: ['shankar', 'sukhkarta'] },
      after: { ids: wanted },
    })
  })

  test('is not arranged from an older order, nor with what does not exist', async () => {
    const { editor, ids } = await open()
    const was = ['shankar', 'sukhkarta']
    for (const body of [
      { ids: ['sukhkarta'], was: ['sukhkarta', 'shankar'] },
      { ids: ['nowhere'], was },
    ])
      expect((await put(editor, order, body)).status).toBe(412)
    expect((await put(editor, order, { ids: ['names', 'names'], was })).status).toBe(400)
    expect(await ids('/api/aartis/sung')).toEqual(was)
  })

  test('leaves out what is not public', async () => {
    const { app, ids } = await open()
    await app.db('mantras').where({ id: 'shankar' }).update({ status: 'draft' })
    expect(await ids('/api/aartis/sung')).toEqual(['sukhkarta'])
  })
})
