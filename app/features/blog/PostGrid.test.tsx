import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPost, aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { renderPage } from '#app/test/renderPage.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getPost, listPostPreviews } from '#contract/blog/public.ts'
import { getSite } from '#contract/site/public.ts'
import { FeaturedPosts } from './FeaturedPosts.tsx'

const { content: _, related: _related, pictures: _pictures, ...preview } = aPost()
const previews = Array.from({ length: 9 }, (_each, at) => ({
  ...preview,
  id: `post-${at}`,
  slug: `post-${at}`,
  title: `Article ${at}`,
}))
const aPageOf = { items: previews, page: 1, pageCount: 2, total: 12 }

const serving = () => {
  const server = templeServer()
  server.answers(getSite, aSite())
  return server
}

const titles = () => screen.queryAllByRole('article').length

describe('The blog', () => {
  it('shows nine articles and the way to the older ones', async () => {
    const server = serving()
    server.answers(listPostPreviews, aPageOf)
    const { container } = await renderPage('/blog', { server })
    await expect.poll(titles).toBe(9)
    expect(screen.getByText('Article 3').getAttribute('href')).toBe('/blog/post-3')
    expect(screen.getAllByText(/^12 Nov 2026.*4 min read$/)).toHaveLength(9)
    expect(screen.getByText('Page 1 of 2')).toBeTruthy()
    expect(screen.getByText('Older').closest('a')?.getAttribute('href')).toBe('/blog?page=2')
    expect(screen.queryByText('Newer')).toBeNull()
    await expectAccessible(container.querySelector('main') ?? container)
  })

  it('asks for the page of its address', async () => {
    const server = serving()
    server.answers(listPostPreviews, { ...aPageOf, page: 2 })
    await renderPage('/blog?page=2', { server })
    await expect.poll(titles).toBe(9)
    expect(server.received(listPostPreviews)[0]).toEqual({ page: 2 })
    expect(screen.getByText('Newer').closest('a')?.getAttribute('href')).toBe('/blog')
  })

  it('says so beyond its last page', async () => {
    const server = serving()
    server.answers(listPostPreviews, { items: [], page: 9, pageCount: 2, total: 12 })
    await renderPage('/blog?page=9', { server })
    expect(await screen.findByText('There are no articles on this page.')).toBeTruthy()
  })

  it('leads back to the first page also where that is all there is', async () => {
    const server = serving()
    server.answers(listPostPreviews, { items: [], page: 999, pageCount: 1, total: 9 })
    const { user, address } = await renderPage('/blog?page=999', { server })
    await user.click(await screen.findByRole('link', { name: 'All articles' }))
    await expect.poll(address).toBe('/blog')
  })

  it('says that nothing could be loaded, and Retry loads the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => reload.mockRestore())
    const server = serving()
    server.refuses(listPostPreviews, 'internal')
    const { user } = await renderPage('/blog', { server })
    expect(
      await screen.findByText('Failed to load blog posts. Please try again later.'),
    ).toBeTruthy()
    await user.click(screen.getByText('Retry'))
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })
})

describe('An article', () => {
  it('shows its text, and is shared by its address', async () => {
    const server = serving()
    server.answers(getPost, aPost({ related: previews.slice(0, 2) }))
    const { user } = await renderPage('/blog/how-sankashti-is-kept', { server })
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByText('Whoever keeps it eats after moonrise.')).toBeTruthy()
    expect(screen.getByText('Read next')).toBeTruthy()
    await user.click(screen.getByText('Share'))
    await screen.findByText('Link copied')
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/blog/how-sankashti-is-kept',
    )
  })

  it.each([
    ['not_found', /^There is no article at this address\./],
    ['gone', 'The temple has removed this article.'],
  ] as const)('that is missing says so: %s', async (code, message) => {
    const server = serving()
    server.refuses(getPost, code)
    await renderPage('/blog/nowhere', { server })
    expect(await screen.findByText('Article Not Found')).toBeTruthy()
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.getByText('All articles').getAttribute('href')).toBe('/blog')
  })
})

describe('The featured articles', () => {
  it('are left out where there are none', async () => {
    const server = templeServer()
    server.answers(listPostPreviews, { items: [], page: 1, pageCount: 0, total: 0 })
    const { container } = await render(<FeaturedPosts timeZone="Asia/Kolkata" />, { server })
    await expect.poll(() => container.querySelector('section')).toBeNull()
    expect(server.received(listPostPreviews)).toEqual([{ featured: 'true', limit: 3 }])
  })

  it('say that they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(listPostPreviews, 'unavailable')
    await render(<FeaturedPosts timeZone="Asia/Kolkata" />, { server })
    expect(
      await screen.findByText('Failed to load blog posts. Please try again later.'),
    ).toBeTruthy()
  })
})
