import { describe, expect, test } from 'vitest'
import type { PostPage, PostPreview } from '#contract/blog/public.ts'
import { longestMarkdown, type StaffPost, type StaffPostSummary } from '#contract/blog/admin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { openBlog, postsPath, postWords } from '#server/test/posts.ts'
import type { TestApp } from '#server/test/testApp.ts'

type List = Page<StaffPostSummary> & { total: number; counts: Record<string, number> }

const look = async <T>({ send }: TestApp, path: string): Promise<T> => okOf(await send(path))

const slugs = async (app: TestApp) =>
  (await look<PostPreview[]>(app, '/api/blog')).map(({ slug }) => slug)

const statusOf = async (app: TestApp, slug: string) => (await app.send(`/api/blog/${slug}`)).status

describe('A draft', () => {
  test('is made from a title and a text, and nobody else sees it', async () => {
    const { app, editor, create } = await openBlog()
    const draft = await create()
    expect(draft).toMatchObject({
      slug: 'how-sankashti-is-kept',
      status: 'draft',
      version: 1,
      madeExcerpt: 'The fast of Sankashti ends when the moon has risen.',
      madeReadTime: 1,
      earlierSlugs: [],
      content: expect.stringContaining('<strong>Sankashti</strong>'),
    })
    expect(draft.content).toContain('Say <span lang="sa">ॐ</span> once.')
    expect(draft).not.toHaveProperty('excerpt')
    expect(await slugs(app)).toEqual([])
    expect(await statusOf(app, draft.slug)).toBe(404)
    expect((await app.send(`${postsPath}/${draft.id}`)).status).toBe(401)
    expect(await auditOf(app)).toMatchObject([
      { actorId: editor.id, subject: 'post', subjectId: draft.id, action: 'created' },
    ])
  })

  test('has its own address, chosen or generated', async () => {
    const { editor, create } = await openBlog()
    expect((await create({ title: 'गणेश चतुर्थी' })).slug).toBe('ganesa-caturthi')
    expect((await create({ title: 'Feed' })).slug).toBe('feed-2')
    expect((await create({ title: 'Twice!' })).slug).toBe('twice')
    expect((await create({ title: '  twice ' })).slug).toBe('twice-2')
    expect((await create({ title: '!!!' })).slug).toBe('post')
    expect((await create({ slug: 'chosen' })).slug).toBe('chosen')
    const taken = await editor.post(postsPath, { ...postWords, slug: 'chosen' })
    expect(taken.json()).toMatchObject({
      status: 409,
      code: 'id_taken',
      errors: [{ pointer: '#/slug' }],
    })
    const odd = ['featured', 'Large', 'a--b', '../x', 'a/b', '-a', 'ॐ', 'a b', 'a%2e', 'a\u0000']
    for (const slug of odd) {
      expect((await editor.post(postsPath, { ...postWords, slug })).status, slug).toBe(400)
    }
  })

  test('may be as long as the form says, in Devanagari too', async () => {
    const { create } = await openBlog()
    const markdown = 'गणेशाय नमः ।\n\n'.repeat(5000).slice(0, longestMarkdown).trim()
    const sources = Array.from({ length: 60 }, () => 'ॐ'.repeat(500))
    const draft = await create({ title: 'अथर्वशीर्ष', markdown, sources })
    expect([draft.markdown, draft.sources]).toEqual([markdown, sources])
  })

  test.each([
    ['no title', { title: ' ' }],
    ['no text', { markdown: '\n' }],
    ['control characters', { title: 'a\u0008b' }],
    ['a NUL', { markdown: 'a\0b' }],
    ['a text without end', { markdown: 'x'.repeat(60_001) }],
    ['a read time of no minutes', { readTime: 0 }],
    ['too many sources', { sources: Array.from({ length: 61 }, () => 'A') }],
    ['a picture of another site', { imageUrl: 'https://evil.example/a.png', imageAlt: 'A' }],
    ['a picture that leads elsewhere', { imageUrl: '/media/../api', imageAlt: 'A' }],
    ['a picture nobody sent', { imageUrl: `/media/${'a'.repeat(32)}-800.webp`, imageAlt: 'A' }],
    ['a picture without words', { imageUrl: '/images/articles/moon.svg' }],
    ['a picture without words in its text', { markdown: '![](/images/articles/moon.svg)' }],
  ])('with %s is refused in words', async (_, changes) => {
    const { app, editor } = await openBlog()
    const reply = await editor.post(postsPath, { ...postWords, ...changes })
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ detail: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(await auditOf(app)).toEqual([])
  })

  test('can be previewed while it is written, and nothing of that is stored', async () => {
    const { app, editor } = await openBlog()
    const body = { ...postWords, title: '', markdown: '# Hi <script>alert(1)</script>' }
    const seen = okOf(await editor.post(`${postsPath}/preview`, body))
    expect(seen).toMatchObject({
      title: '',
      content: expect.stringMatching(/^<h2>Hi &lt;script&gt;/),
      readTime: 1,
    })
    expect(okOf(await editor.post(`${postsPath}/preview`, { markdown: '' }))).toMatchObject({
      content: '',
    })
    expect(await app.db('blog_posts')).toEqual([])
    expect(await auditOf(app)).toEqual([])
  })
})

describe('A published post', () => {
  test('is visible to everybody at once, and hidden at once when it is withdrawn', async () => {
    const { app, create, publish, change } = await openBlog()
    const draft = await create({ authorName: 'Sunanda Joshi', isFeatured: true })
    const published = await publish(draft)
    expect(published).toMatchObject({ status: 'published', publishAt: '2026-11-22T06:30:00.000Z' })
    const page = await look<PostPage>(app, '/api/blog/how-sankashti-is-kept')
    expect(page).toMatchObject({
      id: draft.id,
      excerpt: 'The fast of Sankashti ends when the moon has risen.',
      authorInitials: 'SJ',
      readTime: 1,
      publishedAt: '2026-11-22T06:30:00.000Z',
      related: [],
      pictures: [],
    })
    expect(page).not.toHaveProperty('markdown')
    okOf(await change('POST', published, { status: 'draft' }, '/publication'))
    expect(await slugs(app)).toEqual([])
    expect(await statusOf(app, draft.slug)).toBe(404)
  })

  test('comes at its minute by the server’s clock, whatever else happens', async () => {
    const { app, create, change, publish, setClock } = await openBlog()
    const draft = await create()
    for (const publishAt of [
      undefined,
      'tomorrow',
      '2026-11-22T06:30:00Z',
      '2020-01-01T00:00:00Z',
    ]) {
      const body = { status: 'scheduled', publishAt }
      expect((await change('POST', draft, body, '/publication')).status, publishAt).toBe(400)
    }
    const scheduled = await publish(draft, {
      status: 'scheduled',
      publishAt: '2026-11-23T12:00:00+05:30',
    })
    expect(scheduled).toMatchObject({ status: 'scheduled', publishAt: '2026-11-23T06:30:00.000Z' })
    await setClock('2026-11-23T06:29:59.999Z')
    expect(await statusOf(app, draft.slug)).toBe(404)
    expect(await slugs(app)).toEqual([])
    await setClock('2026-11-23T06:30:00Z')
    const editor = await person(app, { role: 'editor' })
    // Cached answers are trusted for one second at most.
    app.responseCache.recheck()
    expect(await slugs(app)).toEqual([draft.slug])
    expect(await statusOf(app, draft.slug)).toBe(200)
    expect(await get(editor, `${postsPath}/${draft.id}`)).toMatchObject({ status: 'published' })
    expect((await get<List>(editor, postsPath)).counts).toMatchObject({
      published: 1,
      scheduled: 0,
    })
  })

  test('a draft’s old address is free again: nobody ever saw it', async () => {
    const { app, create, update } = await openBlog()
    okOf(await update(await create(), { slug: 'sankashti' }))
    expect(await statusOf(app, 'how-sankashti-is-kept')).toBe(404)
    expect((await create()).slug).toBe('how-sankashti-is-kept')
  })

  test('is changed from the version that was read, or not at all', async () => {
    const { app, editor, create, update } = await openBlog()
    const draft = await create()
    const [one, two] = await Promise.all([
      update(draft, { title: 'One' }),
      update(draft, { title: 'Two' }),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 412])
    const late = await update(draft, { title: 'Three' })
    expect(late.json()).toMatchObject({ status: 412, code: 'changed_meanwhile' })
    const blind = await editor.send(`${postsPath}/${draft.id}`, {
      method: 'PUT',
      body: { ...postWords, slug: draft.slug },
    })
    expect(blind.status).toBe(428)
    expect((await auditOf(app)).map(({ action }) => action)).toEqual(['created', 'edited'])
  })
})

describe('A deleted post', () => {
  test('says that it is gone, can be brought back for 30 days, and is remembered ever after', async () => {
    const { app, create, publish, change, setClock } = await openBlog()
    const published = await publish(await create())
    const deleted = okOf<StaffPost>(await change('DELETE', published))
    expect(deleted.restorableUntil).toBe('2026-12-22T06:30:00.000Z')
    expect(await slugs(app)).toEqual([])
    const reply = await app.send(`/api/blog/${published.slug}`)
    expect(reply.json()).toMatchObject({
      status: 410,
      code: 'gone',
      detail: 'This article was removed.',
    })
    const back = okOf<StaffPost>(await change('POST', deleted, {}, '/restore'))
    expect(await statusOf(app, published.slug)).toBe(200)

    const again = okOf<StaffPost>(await change('DELETE', back))
    await setClock('2026-12-22T06:31:00Z')
    expect((await change('POST', again, {}, '/restore')).status).toBe(404)
    await app.tidy(app.db)
    expect(await app.db('blog_posts')).toEqual([])
    expect(await statusOf(app, published.slug)).toBe(410)
    const anew = await create()
    expect(anew.slug).toBe(published.slug)
    expect(await statusOf(app, published.slug)).toBe(404)
    await publish(anew)
    expect(await statusOf(app, published.slug)).toBe(200)
  })

  test('that was never public is as if it had not been', async () => {
    const { app, create, publish, change, setClock } = await openBlog()
    const draft = await create()
    const planned = await publish(await create({ slug: 'planned' }), {
      status: 'scheduled',
      publishAt: '2026-12-24T06:30:00Z',
    })
    okOf(await change('DELETE', draft))
    okOf(await change('DELETE', planned))
    expect(await statusOf(app, draft.slug)).toBe(404)
    expect(await statusOf(app, 'planned')).toBe(404)
    await setClock('2027-01-22T06:30:00Z')
    await app.tidy(app.db)
    expect(await statusOf(app, 'planned')).toBe(404)
    expect(await app.db('blog_slugs')).toEqual([])
  })
})
