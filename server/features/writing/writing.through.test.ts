import { describe, expect, test } from 'vitest'
import { type TextVersion, type UnsavedText } from '#contract/writing/admin.ts'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { type Person } from '#server/test/people.ts'
import { openBlog } from '#server/test/posts.ts'

const pathOf = (kind: string, id: string, what: string) =>
  `/api/admin/writing/${kind}/${id}/${what}`

const typedText = { version: 1, base: { title: 'Durva' }, typed: { title: 'Durva grass' } }

const put = (who: Person, path: string, body: object) => who.send(path, { method: 'PUT', body })

const unsavedOf = async (who: Person, path: string) =>
  (await get<{ unsaved?: UnsavedText }>(who, path)).unsaved

describe('What an editor has typed and not saved', () => {
  const path = pathOf('post', 'a-post', 'unsaved')

  test('of another device is not overwritten, nor thrown away unseen', async () => {
    const { editor, setClock } = await openBlog()
    const first = okOf<{ savedAt: string }>(await put(editor, path, typedText))
    expect((await put(editor, path, typedText)).status).toBe(412)
    await setClock('2026-11-22T06:31:00Z')
    const later = { ...typedText, typed: { title: 'On the phone' }, was: first.savedAt }
    const second = okOf<{ savedAt: string }>(await put(editor, path, later))
    const late = await put(editor, path, { ...typedText, was: first.savedAt })
    expect(late.json()).toMatchObject({ status: 412, code: 'changed_meanwhile' })
    const drop = (was: string) => editor.send(path, { method: 'DELETE', body: { was } })
    okOf(await drop(first.savedAt))
    expect(await unsavedOf(editor, path)).toMatchObject({ typed: { title: 'On the phone' } })
    okOf(await drop(second.savedAt))
    expect(await unsavedOf(editor, path)).toBeUndefined()
  })
})

const versionsOf = async (who: Person, kind: string, id: string) =>
  (await get<{ versions: TextVersion[] }>(who, pathOf(kind, id, 'versions'))).versions

const contentOf = async <T>(who: Person, kind: string, id: string, version: number) =>
  (await get<{ content: T }>(who, pathOf(kind, id, `versions/${version}`))).content

describe('Earlier versions', () => {
  test('of a mantra hold its verses, and none is made by setting times', async () => {
    const { editor } = await openBlog()
    const path = '/api/admin/mantras/vakratunda'
    const current = await get<StaffMantra>(editor, path)
    const starts = current.lines.map((_, index) => index * 1000)
    const timed = okOf<StaffMantra>(
      await changeFrom(editor, 'PUT', `${path}/timings`, current.version, { starts }),
    )
    expect(await versionsOf(editor, 'mantra', 'vakratunda')).toEqual([])
    const verses = [{ verse: 1, meaning: 'O you of the curved trunk.' }]
    const words = {
      title: 'Vakratunda',
      meaning: current.meaning,
      lines: [{ text: 'ॐ', verse: 1 }],
    }
    okOf(await changeFrom(editor, 'PUT', path, timed.version, { ...words, verses }))
    const [latest, first] = await versionsOf(editor, 'mantra', 'vakratunda')
    expect(latest?.changed).toEqual(expect.arrayContaining(['lines', 'verses']))
    expect(await contentOf(editor, 'mantra', 'vakratunda', first?.version ?? 0)).toMatchObject({
      title: current.title,
      lines: current.lines.map(({ text, verse }) => ({ text, verse })),
    })
  })
})
