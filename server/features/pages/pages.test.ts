import { expect, test } from 'vitest'
import type { Page } from '#contract/pages/public.ts'
import type { StaffPage } from '#contract/pages/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { browser } from '#server/test/browser.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/pages/about'

const open = async () => {
  const app = await testApp({ now: () => new Date('2026-11-22T06:30:00Z') })
  const editor = await person(app, { role: 'editor' })
  return { app, editor, known: await get<StaffPage>(editor, path) }
}

test('everybody reads the pages, as HTML', async () => {
  const { app } = await open()
  const reader = browser(app)
  const pages = await get<Page[]>(reader, '/api/pages')
  expect(pages.map(({ name }) => name)).toEqual(['about', 'faq'])
  expect(await get<Page>(reader, '/api/pages/about')).toEqual({
    name: 'about',
    title: 'About the temple',
    description: 'A small temple.',
    html: '<h2>The day</h2>\n<p>It begins with <strong><span lang="sa">ॐ</span></strong>.</p>\n',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
})

test.each(['/api/pages/terms', '/api/pages/nothing', '/api/pages/%00'])(
  '%s is not there, in words',
  async (missing) => {
    const { app } = await open()
    const reply = await app.send(missing)
    expect([400, 404]).toContain(reply.status)
    expect(reply.json()).toHaveProperty('code')
  },
)

test('an editor’s changes are visible at once, and logged', async () => {
  const { app, editor, known } = await open()
  const words = { title: 'About us', description: 'Who we are.' }
  const markdown = 'A temple. <script>alert(1)</script>'
  const saved = okOf<StaffPage>(
    await changeFrom(editor, 'PUT', path, known.version, { ...words, markdown }),
  )
  expect(saved).toMatchObject({ ...words, markdown, version: known.version + 1 })
  expect(await get<Page>(editor, '/api/pages/about')).toMatchObject({
    ...words,
    html: '<p>A temple. &lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
    updatedAt: '2026-11-22T06:30:00.000Z',
  })
  expect(await auditOf(app)).toEqual([
    {
      actorId: editor.id,
      subject: 'page',
      subjectId: 'about',
      action: 'edited',
      before: {
        title: known.title,
        description: known.description,
        markdown: known.markdown,
      },
      after: { ...words, markdown },
    },
  ])
})

test('of two editors, the second gets an error, and nothing is overwritten', async () => {
  const { editor, known } = await open()
  const put = (markdown: string) =>
    changeFrom(editor, 'PUT', path, known.version, { ...known, markdown })
  const replies = await Promise.all([put('One'), put('Two')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
})

test.each([
  ['no title', { title: ' ' }],
  ['nothing written', { markdown: '\n\n' }],
  ['far too much', { markdown: 'a'.repeat(20_001) }],
  ['control characters', { markdown: 'a\u0000b' }],
])('%s is refused', async (_, wrong) => {
  const { editor, known } = await open()
  const reply = await changeFrom(editor, 'PUT', path, known.version, { ...known, ...wrong })
  expect(reply.status).toBe(400)
})
