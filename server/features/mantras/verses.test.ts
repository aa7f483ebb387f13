import { describe, expect, test } from 'vitest'
import type { Mantra, MantraPage } from '#contract/mantras/public.ts'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import type { SeedFiles } from '#server/db/seed/files.ts'
import { seed } from '#server/db/seed/seed.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { content } from '#server/test/content.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/mantras'

const words = {
  title: 'Two verses',
  meaning: 'Bow to him, twice.',
  sources: 'A priest of the temple',
  isFeatured: true,
  lines: [
    { text: 'गणेशाय नमः ॥', verse: 1 },
    { text: 'विनायकाय नमः ॥', verse: 2 },
  ],
  verses: [
    { verse: 1, heading: 'First', meaning: 'Bow to Ganesha.' },
    { verse: 2, words: [{ word: 'नमः', meaning: 'I bow' }] },
  ],
}

const open = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const create = async (changes: object = {}) =>
    okOf<StaffMantra>(await editor.post(path, { ...words, ...changes }))
  const save = ({ id, version }: StaffMantra, body: object) =>
    changeFrom(editor, 'PUT', `${path}/${id}`, version, { ...words, ...body })
  return { app, editor, create, save }
}

const shown = [
  { verse: 1, heading: 'First', meaning: 'Bow to Ganesha.' },
  { verse: 2, words: [{ word: 'नमः', iast: 'namaḥ', meaning: 'I bow' }] },
]

describe('What a verse means', () => {
  test('comes with the mantra and with the whole list, and not with what cards show', async () => {
    const { app, editor, create } = await open()
    const { id, version } = await create()
    await changeFrom(editor, 'POST', `${path}/${id}/publication`, version, { status: 'published' })
    const said = { verses: shown, sources: 'A priest of the temple' }
    expect(await get<MantraPage>(editor, `/api/mantras/${id}`)).toMatchObject(said)
    expect(await get<Mantra[]>(editor, '/api/mantras')).toContainEqual(
      expect.objectContaining({ id, ...said }),
    )
    for (const list of ['/featured', '/previews', '/of-day/2026-11-22', '/of-day/2026-11-23'])
      expect((await app.send(`/api/mantras${list}`)).text).not.toContain('"verses"')
  })

  test('is changed by staff, and the log has what was before', async () => {
    const { app, create, save } = await open()
    const made = await create()
    const reply = await save(made, { verses: [{ verse: 2, heading: '', meaning: 'Bow.' }] })
    expect(reply.json()).toMatchObject({ verses: [{ verse: 2, meaning: 'Bow.' }] })
    expect((await auditOf(app)).at(-1)).toMatchObject({
      before: { verses: ['1 | First | Bow to Ganesha.', '2 | नमः = I bow'] },
      after: { verses: ['2 | Bow.'] },
    })
  })

  test('stays if it is not sent, and is removed if it is sent empty', async () => {
    const { create, save } = await open()
    const made = await create()
    const kept = (await save(made, { verses: undefined, title: 'Renamed' })).json() as StaffMantra
    expect(kept).toMatchObject({ title: 'Renamed', verses: shown })
    const emptied = (await save(kept, { verses: [], sources: '' })).json()
    expect(emptied).not.toHaveProperty('verses')
    expect(emptied).not.toHaveProperty('sources')
  })

  test.each([
    ['a verse that the text lacks', [{ verse: 3, meaning: 'Who?' }]],
    ['a verse twice', [{ verse: 1 }, { verse: 1 }]],
    ['a word without a meaning', [{ verse: 1, words: [{ word: 'नमः', meaning: '' }] }]],
    ['verse 0', [{ verse: 0, meaning: 'None' }]],
  ])('is refused for %s', async (_, verses) => {
    const { editor, create, save } = await open()
    expect((await save(await create(), { verses })).status).toBe(400)
    expect((await editor.post(path, { ...words, verses })).status).toBe(400)
  })

  test('goes with its mantra for good', async () => {
    const { app, create } = await open()
    const { id } = await create()
    await app.db('mantras').where({ id }).delete()
    expect(await app.db('mantra_verses').where({ mantra_id: id })).toEqual([])
  })
})

describe('An update brings the meanings of verses', () => {
  const told: SeedFiles = {
    ...content,
    mantras: content.mantras.map((mantra) => ({
      ...mantra,
      verses: [{ number: 1, meaning: 'Of the seed.' }],
    })),
  }
  const meanings = async (app: Awaited<ReturnType<typeof testApp>>) =>
    app.db('mantra_verses').orderBy('mantra_id').select('mantra_id', 'meaning')

  test('to texts that are as they were, and not a second time', async () => {
    const app = await testApp()
    await app.db('mantra_lines').where({ mantra_id: 'gayatri' }).update({ text: 'नमः ॥' })
    await app.db('mantra_verses').insert({ mantra_id: 'om-gam', verse: 1, meaning: 'Our own.' })
    await seed(app.db, told, new Date('2026-12-01T00:00:00Z'))
    const expected = [
      { mantra_id: 'om-gam', meaning: 'Our own.' },
      { mantra_id: 'vakratunda', meaning: 'Of the seed.' },
    ]
    expect(await meanings(app)).toEqual(expected)
    await app.db('mantra_verses').delete()
    await seed(app.db, told, new Date('2026-12-02T00:00:00Z'))
    expect(await meanings(app)).toEqual([])
  })
})
