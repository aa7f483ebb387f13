import { XMLParser } from 'fast-xml-parser'
import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Post, PostPage } from '#contract/blog/public.ts'
import { okOf } from '#server/test/admin.ts'
import { openBlog, postWords } from '#server/test/posts.ts'
import { runs } from '#server/test/suite.ts'
import type { TestApp } from '#server/test/testApp.ts'

const get = async <T>({ send }: TestApp, path: string): Promise<T> => okOf(await send(path))

const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title)

describe('The list', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=10000',
    'limit=10',
    'limit=0',
    'page=1.5',
    'page=1&page=2',
  ])('asked for oddly (%s) is refused in words', async (query) => {
    const { app } = await openBlog()
    for (const list of ['', '/previews']) {
      const reply = await app.send(`/api/blog${list}?${query}`)
      expect(reply.json()).toMatchObject({ status: 400, code: 'invalid_input' })
    }
  })
})

describe('An article', () => {
  test('comes with those that are about the same', async () => {
    const { app, create, publish } = await openBlog()
    for (const title of [
      'Modak recipe',
      'Durva grass',
      'Steaming modaks',
      'Visarjan',
      'Moonrise',
    ]) {
      await publish(await create({ title, markdown: `${title}.` }))
    }
    const page = await get<PostPage>(app, '/api/blog/modak-recipe')
    expect(page.related).toHaveLength(3)
    expect(page.related[0]?.title).toBe('Steaming modaks')
    expect(titles(page.related)).not.toContain('Modak recipe')
    expect(page.related[0]).not.toHaveProperty('content')
  })

  test('that never was is not found, whatever it is called', async () => {
    const { app } = await openBlog()
    const reply = await app.send('/api/blog/nowhere')
    expect(reply.json()).toMatchObject({
      status: 404,
      code: 'not_found',
      detail: 'Article Not Found',
    })
    // As they are, and as a browser would encode them.
    const raw = ['%00', '%', '%FF', '%e0%a4', '..', '%2e%2e%2f', '%5c', "'", ';--', '?', '#', '+']
    const typed = constantFrom('ॐ', '<script>', '"', '\\', '\u202e', '😀', '\0', ' ', '/')
    const written = oneof(typed, string()).map(encodeURIComponent)
    const part = oneof(constantFrom(...raw), written)
    await assert(
      asyncProperty(part, part, async (one, two) => {
        const { status } = await app.send(`/api/blog/${one}${two}`)
        expect(status, one + two).toBeOneOf([200, 400, 404])
      }),
      { numRuns: runs(300) },
    )
    expect((await app.send(`/api/blog/${'a'.repeat(5000)}`)).status).toBe(404)
  })
})

describe('The feed', () => {
  const parse = (text: string) =>
    new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(text)

  test('is RSS with the full texts, and answers 304 when nothing is new', async () => {
    const { app, create, publish, setClock } = await openBlog()
    const title = 'Tea & <modaks> “today” ]]>'
    await publish(await create({ title, authorName: 'A & B', markdown: '[ours](/mantras) & <b>' }))
    await setClock('2026-11-22T07:00:00Z')
    await publish(await create({ title: 'Second', excerpt: 'What it says.' }))
    const reply = await app.send('/blog/feed.xml')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { channel } = parse(reply.text).rss
    expect(channel).toMatchObject({
      title: 'Shri Ganesha Mandir',
      link: 'http://localhost:3000/blog',
      lastBuildDate: 'Sun, 22 Nov 2026 07:00:00 +0000',
      'atom:link': { '@_href': 'http://localhost:3000/blog/feed.xml', '@_rel': 'self' },
    })
    expect(channel.item).toHaveLength(2)
    expect(channel.item[0]).toMatchObject({ title: 'Second', description: 'What it says.' })
    expect(channel.item[1]).toMatchObject({
      link: 'http://localhost:3000/blog/tea-modaks-today',
      'dc:creator': 'A & B',
      pubDate: 'Sun, 22 Nov 2026 06:30:00 +0000',
    })
    expect(channel.item[1]['content:encoded']).toContain('http://localhost:3000/mantras')
    const again = await app.send('/blog/feed.xml', {
      headers: { 'If-None-Match': reply.headers.etag ?? '' },
    })
    expect(again.status).toBe(304)
    await publish(await create({ title: 'Third' }))
    const newer = await app.send('/blog/feed.xml', {
      headers: { 'If-None-Match': reply.headers.etag ?? '' },
    })
    expect(parse(newer.text).rss.channel.item).toHaveLength(3)
  })

  test('is the same one, made once, whatever stands behind its address', async () => {
    const { app } = await openBlog()
    for (const query of ['', '?city=london', '?city=nowhere', '?utm_source=reader', '?token=x'])
      expect((await app.send(`/blog/feed.xml${query}`)).status).toBe(200)
    expect(app.responseCache.size().entries).toBe(1)
  })

  test('is well-formed without any post, too', async () => {
    const { app } = await openBlog()
    expect(parse((await app.send('/blog/feed.xml')).text).rss.channel).not.toHaveProperty('item')
    expect((await app.send('/blog/feed.xml', { method: 'POST' })).status).toBe(405)
  })
})

test('what everybody reads holds nothing of the editors’ own', async () => {
  const { app, create, publish, editor } = await openBlog()
  await publish(await create({ markdown: `${postWords.markdown}\n\n<!-- secret -->` }))
  const post = await get<Post[]>(app, '/api/blog')
  expect(Object.keys(post[0] ?? {}).toSorted()).toEqual(
    'content excerpt id isFeatured pictures publishedAt readTime slug title updatedAt'.split(' '),
  )
  expect(okOf(await editor.send('/api/blog'))).toEqual(post)
})
