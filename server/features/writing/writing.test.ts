import { describe, expect, test } from 'vitest'
import { mostVersions, type TextVersion, type UnsavedText } from '#contract/writing/admin.ts'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import type { StaffPage } from '#contract/pages/admin.ts'
import type { StaffPost } from '#contract/blog/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person, type Person } from '#server/test/people.ts'
import { openBlog, png, postWords } from '#server/test/posts.ts'
import { sendFile } from '#server/test/sendFile.ts'

const pathOf = (kind: string, id: string, what: string) =>
  `/api/admin/writing/${kind}/${id}/${what}`

const typedText = { version: 1, base: { title: 'Durva' }, typed: { title: 'Durva grass' } }

const put = (who: Person, path: string, body: object) => who.send(path, { method: 'PUT', body })

const unsavedOf = async (who: Person, path: string) =>
  (await get<{ unsaved?: UnsavedText }>(who, path)).unsaved

describe('What an editor has typed and not saved', () => {
  const path = pathOf('post', 'a-post', 'unsaved')

  test('is found again by its author alone, changes nothing, and is not logged', async () => {
    const { app, editor } = await openBlog()
    const other = await person(app, { role: 'editor' })
    const before = await app.send('/api/blog')
    expect(await unsavedOf(editor, path)).toBeUndefined()
    const { savedAt } = okOf<{ savedAt: string }>(await put(editor, path, typedText))
    expect(await unsavedOf(editor, path)).toEqual({ ...typedText, savedAt })
    expect(await unsavedOf(other, path)).toBeUndefined()
    expect(await unsavedOf(editor, pathOf('mantra', 'a-post', 'unsaved'))).toBeUndefined()
    expect((await app.send('/api/blog')).headers.etag).toBe(before.headers.etag)
    expect(await auditOf(app)).toEqual([])
    const priest = await person(app, { role: 'priest' })
    expect((await priest.send(path)).status).toBe(403)
  })

  test('may be as long as a post, in Devanagari, and not endless', async () => {
    const { editor } = await openBlog()
    const whole = { markdown: 'ॐ'.repeat(60_000), sources: 'ॐ'.repeat(30_000) }
    okOf(await put(editor, path, { version: 1, base: whole, typed: whole }))
    const endless = { ...typedText, typed: { markdown: 'x'.repeat(200_001) } }
    expect((await put(editor, pathOf('post', 'b', 'unsaved'), endless)).status).toBe(400)
  })

  test('goes with the account, and after 90 days', async () => {
    const { app, editor, setClock } = await openBlog()
    const leaver = await person(app, { role: 'editor' })
    okOf(await put(editor, path, typedText))
    okOf(await put(leaver, path, typedText))
    await app.db('users').where({ id: leaver.id }).delete()
    expect(await app.db('unsaved_texts')).toHaveLength(1)
    await setClock('2027-02-20T06:29:00Z')
    await app.tidy(app.db)
    expect(await app.db('unsaved_texts')).toHaveLength(1)
    await setClock('2027-02-20T06:31:00Z')
    await app.tidy(app.db)
    expect(await app.db('unsaved_texts')).toEqual([])
  })
})

const versionsOf = async (who: Person, kind: string, id: string) =>
  (await get<{ versions: TextVersion[] }>(who, pathOf(kind, id, 'versions'))).versions

const contentOf = async <T>(who: Person, kind: string, id: string, version: number) =>
  (await get<{ content: T }>(who, pathOf(kind, id, `versions/${version}`))).content

describe('Earlier versions', () => {
  test('of a post are there with who, when and what, and one saved again is a new version', async () => {
    const { app, editor, create, update, publish } = await openBlog()
    const draft = await create({ excerpt: 'Short.' })
    const changed = okOf<StaffPost>(await update(draft, { title: 'Sankashti', excerpt: undefined }))
    const published = await publish(changed)
    expect(await versionsOf(editor, 'post', draft.id)).toMatchObject([
      { version: 2, changed: ['title', 'excerpt'] },
      { version: 1, savedAt: '2026-11-22T06:30:00.000Z', savedBy: editor.username, changed: [] },
    ])
    const first = await contentOf<object>(editor, 'post', draft.id, 1)
    expect(first).toEqual({
      ...postWords,
      slug: 'how-sankashti-is-kept',
      excerpt: 'Short.',
      isFeatured: false,
    })
    const back = okOf<StaffPost>(await update(published, first))
    expect(back).toMatchObject({ title: postWords.title, excerpt: 'Short.', status: 'published' })
    const [latest] = await versionsOf(editor, 'post', draft.id)
    expect(latest).toMatchObject({ version: 4, changed: ['title', 'excerpt'] })
    await app.db('users').where({ id: editor.id }).delete()
    const other = await person(app, { role: 'editor' })
    expect((await versionsOf(other, 'post', draft.id))[0]).not.toHaveProperty('savedBy')
  })

  test('are not made by saving the same again, nor by a save that is refused', async () => {
    const { editor, create, update } = await openBlog()
    const draft = await create()
    const same = okOf<StaffPost>(await update(draft))
    expect((await update(draft, { title: 'Late' })).status).toBe(412)
    expect((await update(same, { title: ' ' })).status).toBe(400)
    expect(await versionsOf(editor, 'post', draft.id)).toMatchObject([{ version: 1 }])
  })

  test('of a page begin with the text that came with the app', async () => {
    const { editor } = await openBlog()
    const path = '/api/admin/pages/about'
    const current = await get<StaffPage>(editor, path)
    const { title, description, markdown } = current
    okOf(await changeFrom(editor, 'PUT', path, current.version, { ...current, markdown: 'New.' }))
    expect(await versionsOf(editor, 'page', 'about')).toMatchObject([
      { version: current.version + 1, changed: ['markdown'] },
      { version: current.version, savedAt: '2026-01-01T00:00:00.000Z', changed: [] },
    ])
    const first = await contentOf(editor, 'page', 'about', current.version)
    expect(first).toEqual({ title, description, markdown })
  })

  test(`are at most ${mostVersions} of a text, and none once it is deleted for good`, async () => {
    const { app, editor, setClock } = await openBlog()
    const path = '/api/admin/mantras'
    const words = { title: 'Om', meaning: 'Om.', lines: [{ text: 'ॐ', verse: 1 }] }
    const { id, ...made } = okOf<StaffMantra>(await editor.post(path, words))
    let { version } = made
    for (let number = 0; number < mostVersions + 2; number += 1) {
      const body = { ...words, meaning: `Om, ${number}.` }
      const saved = await changeFrom(editor, 'PUT', `${path}/${id}`, version, body)
      version = okOf<StaffMantra>(saved).version
    }
    const kept = await versionsOf(editor, 'mantra', id)
    expect(kept).toHaveLength(mostVersions)
    expect(kept[0]?.version).toBe(version)
    const missing = await editor.send(pathOf('mantra', id, 'versions/1'))
    expect(missing.json()).toMatchObject({
      status: 404,
      detail: 'This version is not kept any more.',
    })
    okOf(await changeFrom(editor, 'DELETE', `${path}/${id}`, version))
    await setClock('2027-01-01T06:30:00Z')
    await app.tidy(app.db)
    expect(await app.db('earlier_versions')).toEqual([])
  })

  test('keep their pictures', async () => {
    const { app, editor, create, update, setClock } = await openBlog()
    const sent = await sendFile(app, editor, {
      method: 'POST',
      path: '/api/admin/blog/pictures',
      file: png(),
    })
    const { url } = okOf<{ url: string }>(sent)
    const draft = await create({ imageUrl: url, imageAlt: 'A modak' })
    okOf(await update(draft))
    await setClock('2026-11-24T06:30:00Z')
    await app.tidy(app.db)
    expect(await app.db('pictures')).toHaveLength(1)
    await app.db('earlier_versions').delete()
    await app.tidy(app.db)
    expect(await app.db('pictures')).toEqual([])
  })
})
