import { describe, expect, test } from 'vitest'
import type { Mantra, MantraPage } from '#contract/mantras/public.ts'
import type { StaffMantra, StaffMantraSummary } from '#contract/mantras/admin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
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

type Who = Awaited<ReturnType<typeof open>>['editor']

const publicIds = async (who: Who) => (await get<Mantra[]>(who, '/api/mantras')).map(({ id }) => id)

describe('A draft', () => {
  test('is made from a title, and nobody else sees it', async () => {
    const { app, editor, create } = await open()
    const draft = await create()
    expect(draft).toMatchObject({
      id: 'ganesa-gayatri',
      status: 'draft',
      version: 1,
      sanskrit: 'एकदन्ताय विद्महे\nवक्रतुण्डाय धीमहि',
      lines: [{ iast: 'ekadantāya vidmahe' }, {}],
    })
    expect(await publicIds(editor)).not.toContain(draft.id)
    for (const list of ['', '/previews', '/featured']) {
      expect((await app.send(`/api/mantras${list}`)).text).not.toContain('विद्महे')
    }
    expect((await app.send(`/api/mantras/${draft.id}`)).status).toBe(404)
    expect((await app.send(`${path}/${draft.id}`)).status).toBe(401)
    expect(await auditOf(app)).toMatchObject([
      {
        actorId: editor.id,
        subject: 'mantra',
        subjectId: 'ganesa-gayatri',
        action: 'created',
        after: { title: words.title, lines: ['1 एकदन्ताय विद्महे', '1 वक्रतुण्डाय धीमहि'] },
      },
    ])
  })

  test('has its own address, chosen or generated', async () => {
    const { editor, create } = await open()
    expect((await create({ title: 'Featured' })).id).toBe('featured-2')
    expect((await create({ title: 'Twice!' })).id).toBe('twice')
    expect((await create({ title: '  twice ' })).id).toBe('twice-2')
    expect((await create({ title: '!!!' })).id).toBe('mantra')
    expect((await create({ id: 'chosen' })).id).toBe('chosen')
    const reply = await editor.post(path, { ...words, id: 'om-gam' })
    expect(reply.json()).toMatchObject({ status: 409, code: 'id_taken' })
    for (const id of ['order', 'Large', 'a--b', '../x', 'a/b', '-a']) {
      expect((await editor.post(path, { ...words, id })).status, id).toBe(400)
    }
  })

  test('can be looked at as its page would be, between its neighbours', async () => {
    const { editor, create } = await open()
    const { id } = await create()
    const page = await get<MantraPage>(editor, `${path}/${id}/preview`)
    expect(page).toMatchObject({ id, previous: { id: 'gayatri' } })
    expect(page).not.toHaveProperty('next')
    expect(page).not.toHaveProperty('version')
  })

  test.each([
    ['no lines', { lines: [] }],
    ['an empty line', { lines: [{ text: ' ', verse: 1 }] }],
    ['a line with a break', { lines: [{ text: 'a\nb', verse: 1 }] }],
    ['control characters', { title: 'a\u0008b' }],
    ['a NUL', { meaning: 'a\0b' }],
    [
      'verses that go back',
      {
        lines: [
          { text: 'a', verse: 2 },
          { text: 'b', verse: 1 },
        ],
      },
    ],
    [
      'times that go back',
      {
        lines: [
          { text: 'a', verse: 1, startMs: 5 },
          { text: 'b', verse: 1, startMs: 4 },
        ],
      },
    ],
    ['a time before the beginning', { lines: [{ text: 'a', verse: 1, startMs: -1 }] }],
    ['a meaning without end', { meaning: 'x'.repeat(10_001) }],
  ])('with %s is refused', async (_, changes) => {
    const { app, editor } = await open()
    expect((await editor.post(path, { ...words, ...changes })).status).toBe(400)
    expect(await auditOf(app)).toEqual([])
  })

  test('stores markup as plain letters', async () => {
    const { editor, create, publish } = await open()
    const made = await create({ title: '<img src=x onerror=alert(1)>', meaning: '<b>x</b>' })
    okOf(await publish(made, { status: 'published' }))
    const page = await get<MantraPage>(editor, `/api/mantras/${made.id}`)
    expect(page).toMatchObject({ title: '<img src=x onerror=alert(1)>', meaning: '<b>x</b>' })
  })
})

describe('Publishing', () => {
  test('shows a mantra at once, withdrawing hides it again', async () => {
    const { app, editor, create, publish } = await open()
    expect(await publicIds(editor)).toEqual(['om-gam', 'vakratunda', 'gayatri'])
    const published = okOf<StaffMantra>(await publish(await create(), { status: 'published' }))
    expect(published).toMatchObject({ status: 'published', publishAt: '2026-11-21T06:30:00.000Z' })
    expect(await publicIds(editor)).toEqual(['om-gam', 'vakratunda', 'gayatri', published.id])
    okOf(await publish(published, { status: 'draft' }))
    expect(await publicIds(editor)).toHaveLength(3)
    expect((await auditOf(app)).map(({ action }) => action)).toEqual([
      'created',
      'published',
      'withdrawn',
    ])
  })

  test('happens automatically at the set time', async () => {
    const { app, editor, create, publish, setClock } = await open()
    const made = await create({ isFeatured: true })
    const publishAt = '2026-11-21T14:00:00+05:30'
    const planned = okOf<StaffMantra>(await publish(made, { status: 'scheduled', publishAt }))
    expect(planned).toMatchObject({ status: 'scheduled', publishAt: '2026-11-21T08:30:00.000Z' })
    expect(await publicIds(editor)).not.toContain(made.id)
    setClock('2026-11-21T08:29:59Z')
    expect(await publicIds(editor)).not.toContain(made.id)
    setClock('2026-11-21T08:30:00Z')
    // Cached bytes are checked once a second of the real clock.
    app.responseCache.recheck()
    expect(await publicIds(editor)).toContain(made.id)
    expect((await app.send('/api/mantras/featured')).text).toContain(made.id)
    expect((await app.send(`/api/mantras/${made.id}`)).status).toBe(200)
    expect((await get<StaffMantra>(editor, `${path}/${made.id}`)).status).toBe('published')
    expect((await get<List>(editor, path)).counts).toMatchObject({ published: 4, scheduled: 0 })
  })

  test.each([
    { status: 'scheduled' },
    { status: 'scheduled', publishAt: '2026-11-21T06:30:00Z' },
    { status: 'scheduled', publishAt: 'tomorrow' },
    { status: 'published', publishAt: '2027-01-01T00:00:00Z' },
    { status: 'hidden' },
  ])('is refused for %j', async (body) => {
    const { create, publish } = await open()
    expect((await publish(await create(), body)).status).toBe(400)
  })
})

describe('Editing', () => {
  test('changes the text for everybody at once, and the log has what was before', async () => {
    const { app, editor } = await open()
    const current = await get<StaffMantra>(editor, `${path}/vakratunda`)
    await publicIds(editor)
    const { title, meaning, isFeatured } = current
    const lines = current.lines.map(({ text, verse, startMs }) => ({ text, verse, startMs }))
    const body = { title: 'New name', meaning, isFeatured, lines: lines.slice(0, 1) }
    const reply = await changeFrom(editor, 'PUT', `${path}/vakratunda`, current.version, body)
    expect(reply.headers.etag).toBe(`"${current.version + 1}"`)
    const page = await get<MantraPage>(editor, '/api/mantras/vakratunda')
    expect(page).toMatchObject({ title: 'New name', lines: [{ startMs: 3000 }] })
    expect(await auditOf(app)).toMatchObject([
      {
        action: 'edited',
        before: { title, starts: [3000, 9000] },
        after: { title: 'New name', starts: [3000] },
      },
    ])
  })

  test('of two editors, the second gets an error, and nothing of the first is overwritten', async () => {
    const { editor, app } = await open()
    const other = await person(app, { role: 'editor' })
    const { version } = await get<StaffMantra>(editor, `${path}/om-gam`)
    const put = (who: Who, title: string) =>
      changeFrom(who, 'PUT', `${path}/om-gam`, version, { ...words, title })
    const replies = await Promise.all([put(editor, 'First'), put(other, 'Second')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const late = await put(other, 'Late')
    expect(late.json()).toMatchObject({ code: 'changed_meanwhile' })
    expect((await get<StaffMantra>(editor, `${path}/om-gam`)).title).not.toBe('Late')
    expect(await auditOf(app)).toHaveLength(1)
    const blind = await changeFrom(editor, 'PUT', `${path}/om-gam`, undefined, words)
    expect(blind.json()).toMatchObject({ status: 428, code: 'version_required' })
  })

  test('the times of the lines are set by themselves', async () => {
    const { editor } = await open()
    const { version } = await get<StaffMantra>(editor, `${path}/vakratunda`)
    const put = (starts: unknown) =>
      changeFrom(editor, 'PUT', `${path}/vakratunda/timings`, version, { starts })
    for (const starts of [[1], [1, 2, 3], [2, 1], [1.5, 2], ['1', '2'], [0, 99_999_999]]) {
      expect((await put(starts)).status, JSON.stringify(starts)).toBe(400)
    }
    const timed = okOf<StaffMantra>(await put([null, 4200]))
    expect(timed.lines.map(({ startMs }) => startMs)).toEqual([undefined, 4200])
  })

  test('the order is set for all at once', async () => {
    const { app, editor } = await open()
    const put = (ids: unknown) => editor.send(`${path}/order`, { method: 'PUT', body: { ids } })
    okOf(await put(['gayatri', 'vakratunda', 'om-gam']))
    expect(await publicIds(editor)).toEqual(['gayatri', 'vakratunda', 'om-gam'])
    for (const ids of [['gayatri'], ['gayatri', 'gayatri', 'om-gam'], ['a', 'b', 'c']]) {
      expect((await put(ids)).status).toBe(412)
    }
    expect(await auditOf(app)).toMatchObject([{ action: 'reordered' }])
  })

  test('a missing mantra cannot be changed', async () => {
    const { editor } = await open()
    expect((await editor.send(`${path}/nothing`)).status).toBe(404)
    expect((await editor.send(`${path}/nothing/preview`)).status).toBe(404)
    expect((await changeFrom(editor, 'PUT', `${path}/nothing`, 1, words)).status).toBe(404)
    expect((await changeFrom(editor, 'DELETE', `${path}/nothing`, 1)).status).toBe(404)
  })
})

describe('Deleting', () => {
  const remove = async (editor: Who) => {
    const { version } = await get<StaffMantra>(editor, `${path}/vakratunda`)
    return okOf<StaffMantra>(await changeFrom(editor, 'DELETE', `${path}/vakratunda`, version))
  }
  const restore = (editor: Who, { id, version }: StaffMantra) =>
    changeFrom(editor, 'POST', `${path}/${id}/restore`, version, {})

  test('takes it away from everybody, and can be undone', async () => {
    const { app, editor } = await open()
    const before = await get<MantraPage>(editor, '/api/mantras/vakratunda')
    const deleted = await remove(editor)
    expect(deleted.restorableUntil).toBe('2026-12-21T06:30:00.000Z')
    expect((await app.send('/api/mantras/vakratunda')).status).toBe(404)
    expect((await get<List>(editor, path)).counts).toMatchObject({ deleted: 1, published: 2 })
    expect((await get<List>(editor, `${path}?state=deleted`)).items).toHaveLength(1)
    const blocked = await changeFrom(editor, 'PUT', `${path}/vakratunda`, deleted.version, words)
    expect(blocked.status).toBe(404)
    okOf(await restore(editor, deleted))
    expect(await get<MantraPage>(editor, '/api/mantras/vakratunda')).toEqual(before)
    expect((await auditOf(app)).map(({ action }) => action)).toEqual(['deleted', 'restored'])
  })

  test('is for good after thirty days', async () => {
    const { app, editor, setClock } = await open()
    const deleted = await remove(editor)
    setClock('2026-12-22T06:30:00Z')
    const later = await person(app, { role: 'editor' })
    expect((await restore(later, deleted)).status).toBe(404)
    await app.tidy(app.db)
    expect((await later.send(`${path}/vakratunda`)).status).toBe(404)
    expect(await app.db('mantra_lines').where({ mantra_id: 'vakratunda' })).toEqual([])
  })

  test('its address stays taken as long as it can come back', async () => {
    const { editor } = await open()
    await remove(editor)
    expect((await editor.post(path, { ...words, id: 'vakratunda' })).status).toBe(409)
  })
})
