import { describe, expect, test } from 'vitest'
import type { StaffRite, StaffRiteSummary } from '#contract/guide/admin.ts'
import type { Rite, RiteRow } from '#contract/guide/public.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/rites'

const step = {
  id: 'lamp',
  kind: 'prepare',
  picture: 'lamp',
  title: 'Lamp',
  instruction: 'Light the lamp.',
  minutes: 2,
}
const words = {
  title: 'गृहप्रवेश',
  summary: 'The first puja in a new home.',
  samagri: [{ id: 'kalash', name: 'Kalash', amount: '1' }],
  steps: [
    step,
    {
      ...step,
      id: 'dhyana',
      kind: 'offering',
      mantra: { lines: [{ text: 'ॐ गं गणपतये नमः ॥' }], meaning: 'I bow.' },
      minutes: 3,
      isShort: true,
    },
  ],
}

type List = Page<StaffRiteSummary> & { total: number; counts: Record<string, number> }

const open = async () => {
  let at = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => at })
  const editor = await person(app, { role: 'editor' })
  const create = async (changes: object = {}) =>
    okOf<StaffRite>(await editor.post(path, { ...words, ...changes }))
  const change = (method: string, { id, version }: StaffRite, part = '', body?: object) =>
    changeFrom(editor, method, `${path}/${id}${part}`, version, body)
  const publicIds = async () => okOf<RiteRow[]>(await app.send('/api/rites')).map(({ id }) => id)
  const setClock = (to: string) => void (at = new Date(to))
  return { app, editor, create, change, publicIds, setClock }
}

describe('A rite of the temple’s own', () => {
  test('is a draft at first, which nobody else sees', async () => {
    const { app, editor, create, publicIds } = await open()
    const draft = await create()
    expect(draft).toMatchObject({
      id: 'grhapravesa',
      status: 'draft',
      version: 1,
      samagri: [{ id: 'kalash', name: 'Kalash', amount: '1' }],
      steps: [step, { mantra: { lines: [{ iast: 'oṃ gaṃ gaṇapataye namaḥ ||' }] } }],
    })
    expect(await publicIds()).toEqual(['daily'])
    expect((await app.send(`/api/rites/${draft.id}`)).status).toBe(404)
    expect((await app.send(`${path}/${draft.id}`)).status).toBe(401)
    expect(await get<Rite>(editor, `${path}/${draft.id}/preview`)).toMatchObject(words)
    const [entry] = await auditOf(app)
    expect(entry).toMatchObject({ subject: 'rite', subjectId: draft.id, action: 'created' })
    expect(entry?.after).toMatchObject({
      title: words.title,
      samagri: ['kalash | Kalash | 1'],
      steps: [
        'lamp | prepare | Lamp | Light the lamp. | 2 min | lamp',
        'dhyana | offering | Lamp | Light the lamp. | ॐ गं गणपतये नमः ॥ | I bow. | 3 min | short | lamp',
      ],
    })
  })

  test('is published, withdrawn, deleted and restored', async () => {
    const { create, change, publicIds, setClock, app } = await open()
    const draft = await create()
    const on = async (method: string, rite: StaffRite, part: string, body?: object) =>
      okOf<StaffRite>(await change(method, rite, part, body))
    const shown = await on('POST', draft, '/publication', { status: 'published' })
    expect(await publicIds()).toEqual(['daily', draft.id])
    const hidden = await on('POST', shown, '/publication', { status: 'draft' })
    expect(await publicIds()).toEqual(['daily'])
    const publishAt = '2026-11-21T07:00:00.000Z'
    const waiting = await on('POST', hidden, '/publication', { status: 'scheduled', publishAt })
    expect(await publicIds()).toEqual(['daily'])
    setClock('2026-11-21T07:00:01Z')
    // Cached bytes are checked once a second of the real clock.
    app.responseCache.recheck()
    expect(await publicIds()).toEqual(['daily', draft.id])
    const deleted = await on('DELETE', waiting, '')
    expect(await publicIds()).toEqual(['daily'])
    await on('POST', deleted, '/restore')
    expect(await publicIds()).toEqual(['daily', draft.id])
    await app.tidy(app.db)
    expect(await publicIds()).toEqual(['daily', draft.id])
  })

  test('is published with others at once', async () => {
    const { editor, create, publicIds } = await open()
    const drafts = [await create(), await create({ title: 'सत्यविनायक' })]
    const items = drafts.map(({ id, version }) => ({ id, version }))
    const body = { status: 'published', items }
    expect(okOf(await editor.post(`${path}/publications`, body))).toEqual({
      done: items.map(({ id, version }) => ({ id, version: version + 1 })),
      leftOut: [],
    })
    expect(await publicIds()).toEqual(['daily', ...items.map(({ id }) => id)])
  })

  test('is gone for good thirty days after it was deleted', async () => {
    const { app, create, change, setClock } = await open()
    const deleted = okOf<StaffRite>(await change('DELETE', await create()))
    setClock('2026-12-22T06:30:00Z')
    const later = await person(app, { role: 'editor' })
    const restored = await changeFrom(later, 'POST', `${path}/${deleted.id}/restore`, 2)
    expect(restored.status).toBe(404)
    await app.tidy(app.db)
    expect(await app.db('rites').pluck('id')).toEqual(['daily'])
    expect(await app.db('earlier_versions').where({ kind: 'rite' })).toEqual([])
  })

  test('takes no address that another one has', async () => {
    const { editor, create } = await open()
    const reply = await editor.post(path, { ...words, id: 'daily' })
    expect([reply.status, (reply.json() as { code: string }).code]).toEqual([409, 'id_taken'])
    expect((await create()).id).toBe('grhapravesa')
    expect((await create()).id).toBe('grhapravesa-2')
    // The address of the office's page for a new one.
    expect((await create({ title: 'New' })).id).not.toBe('new')
  })
})

describe('The steps of a rite', () => {
  test('are put into another order, changed and left out', async () => {
    const { app, create, change } = await open()
    const draft = await create()
    const [lamp, dhyana] = words.steps
    const steps = [dhyana, { ...lamp, title: 'The Lamp' }]
    const changed = okOf<StaffRite>(await change('PUT', draft, '', { ...words, steps }))
    expect(changed.steps.map(({ id, title }) => [id, title])).toEqual([
      ['dhyana', 'Lamp'],
      ['lamp', 'The Lamp'],
    ])
    const short = { ...words, steps: [dhyana], samagri: [] }
    expect(okOf<StaffRite>(await change('PUT', changed, '', short))).toMatchObject({
      samagri: [],
      steps: [{ id: 'dhyana' }],
    })
    const [, entry] = await auditOf(app)
    expect(Object.keys(entry?.after ?? {})).toEqual(['steps'])
  })

  test('can be read as they were before', async () => {
    const { editor, change } = await open()
    const daily = await get<StaffRite>(editor, `${path}/daily`)
    okOf(await change('PUT', daily, '', words))
    const writing = '/api/admin/writing/rite/daily/versions'
    const { versions } = await get<{ versions: { version: number; changed: string[] }[] }>(
      editor,
      writing,
    )
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    const { content } = await get<{ content: object }>(editor, `${writing}/1`)
    expect(content).toMatchObject({ title: 'Daily Puja', steps: [{}, { id: 'dhyana' }, {}] })
    // Saved again, it is what it was.
    const now = await get<StaffRite>(editor, `${path}/daily`)
    const { status: _s, version: _v, updatedAt: _at, publishAt: _p, ...before } = daily
    expect(okOf<StaffRite>(await change('PUT', now, '', content))).toMatchObject(before)
  })

  test('are refused where two have one id, with the place of what is wrong', async () => {
    const { editor, create } = await open()
    await create()
    const line = { text: 'ॐ ॥', startMs: 5000 }
    const refused: [object, string, string][] = [
      [{ steps: [] }, '#/steps', 'Please write at least one step'],
      [{ steps: [step, step] }, '#/steps', 'Each step needs an id of its own'],
      [
        { steps: [{ ...step, id: 'a.b' }] },
        '#/steps/0/id',
        'Use only lowercase letters, digits and single dashes',
      ],
      [{ steps: [{ ...step, minutes: 1.5 }] }, '#/steps/0/minutes', 'Please enter whole minutes'],
      [{ steps: [{ ...step, minutes: 999 }] }, '#/steps/0/minutes', 'At most 240 minutes'],
      [{ steps: [{ ...step, title: ' ' }] }, '#/steps/0/title', 'Required'],
      [
        {
          steps: [{ ...step, mantra: { meaning: 'x', lines: [line, { ...line, startMs: 1 }] } }],
        },
        '#/steps/0/mantra/lines',
        'Times must be in order',
      ],
      [
        { samagri: [...words.samagri, ...words.samagri] },
        '#/samagri',
        'Each thing needs an id of its own',
      ],
    ]
    for (const [changes, pointer, detail] of refused) {
      const reply = await editor.post(path, { ...words, ...changes })
      expect([reply.status, reply.json()]).toEqual([
        400,
        expect.objectContaining({ errors: [expect.objectContaining({ pointer, detail })] }),
      ])
    }
  })
})

test('the list counts rites by state, and finds what is searched for', async () => {
  const { editor, create } = await open()
  const { id } = await create()
  const all = await get<List>(editor, path)
  expect(all.counts).toEqual({ draft: 1, scheduled: 0, published: 1, deleted: 0 })
  expect(all.items).toMatchObject([
    { id: 'daily', stepCount: 3, minutes: 8, shortMinutes: 6, recordingCount: 0 },
    { id, status: 'draft', minutes: 5, shortMinutes: 3 },
  ])
  const found = async (query: string) =>
    (await get<List>(editor, `${path}?${query}`)).items.map((item) => item.id)
  expect(await found('search=NEW+home')).toEqual([id])
  expect(await found('state=published')).toEqual(['daily'])
  const { next } = await get<List>(editor, `${path}?limit=1`)
  expect(await found(`limit=1&after=${next}`)).toEqual([id])
})

test('rites are put into another order, unless one was added meanwhile', async () => {
  const { app, editor, create } = await open()
  const { id } = await create()
  const order = (ids: string[]) => editor.send(`${path}/order`, { method: 'PUT', body: { ids } })
  expect((await order(['daily'])).status).toBe(412)
  expect(okOf(await order([id, 'daily']))).toEqual({ ids: [id, 'daily'] })
  expect((await get<List>(editor, path)).items.map((item) => item.id)).toEqual([id, 'daily'])
  expect((await auditOf(app)).at(-1)).toMatchObject({ subject: 'rite', action: 'reordered' })
})

test('a priest who may not write content is refused', async () => {
  const { app } = await open()
  const priest = await person(app, { role: 'priest' })
  expect((await priest.send(path)).status).toBe(403)
  expect((await priest.post(path, words)).status).toBe(403)
})
