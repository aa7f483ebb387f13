import { describe, expect, test } from 'vitest'
import type { Post, PostPage, PostPreviews } from '#contract/blog/public.ts'
import { okOf } from '#server/test/admin.ts'
import { openBlog } from '#server/test/posts.ts'
import type { TestApp } from '#server/test/testApp.ts'
import { renewPosts } from './renew.ts'

/** Twelve posts, one an hour, every third featured. */
const openFull = async () => {
  const blog = await openBlog()
  for (let hour = 1; hour <= 12; hour += 1) {
    await blog.setClock(`2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`)
    const post = await blog.create({ title: `Post ${hour}`, isFeatured: hour % 3 === 0 })
    await blog.publish(post)
  }
  return blog
}

const get = async <T>({ send }: TestApp, path: string): Promise<T> => okOf(await send(path))

const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title)

describe('The list', () => {
  test('has nine, the latest first, and pages after them', async () => {
    const { app } = await openFull()
    const first = await get<Post[]>(app, '/api/blog')
    expect(titles(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4].map((n) => `Post ${n}`))
    expect(first[0]?.content).toContain('<strong>Sankashti</strong>')
    expect(titles(await get<Post[]>(app, '/api/blog?page=2'))).toEqual([
      'Post 3',
      'Post 2',
      'Post 1',
    ])
    expect(await get(app, '/api/blog?page=3')).toEqual([])
    expect(titles(await get<Post[]>(app, '/api/blog?limit=2&page=2'))).toEqual([
      'Post 10',
      'Post 9',
    ])
    expect(titles(await get<Post[]>(app, '/api/blog/featured'))).toEqual([
      'Post 12',
      'Post 9',
      'Post 6',
      'Post 3',
    ])
    expect(titles(await get<Post[]>(app, '/api/blog/featured?limit=3'))).toHaveLength(3)
  })

  test('of previews gives the number of pages', async () => {
    const { app } = await openFull()
    const page = await get<PostPreviews>(app, '/api/blog/previews?page=2')
    expect(page).toMatchObject({ page: 2, pageCount: 2, total: 12 })
    expect(titles(page.items)).toEqual(['Post 3', 'Post 2', 'Post 1'])
    expect(page.items[0]).not.toHaveProperty('content')
    const featured = await get<PostPreviews>(app, '/api/blog/previews?featured=true&limit=3')
    expect(featured).toMatchObject({ pageCount: 2, total: 4 })
    const empty = await openBlog()
    expect(await get(empty.app, '/api/blog/previews')).toEqual({
      items: [],
      page: 1,
      pageCount: 1,
      total: 0,
    })
  })
})

describe('An article', () => {
  test('is rendered again when the renderer has changed', async () => {
    const { app, create, publish } = await openBlog()
    const { id } = await publish(await create())
    await app.db('blog_posts').where({ id }).update({ renderer: 0, html: '<script>old</script>' })
    await renewPosts(app.db)
    const page = await get<PostPage>(app, '/api/blog/how-sankashti-is-kept')
    expect(page.content).toContain('<strong>Sankashti</strong>')
    expect(page.updatedAt).toBe(page.publishedAt)
  })
})
