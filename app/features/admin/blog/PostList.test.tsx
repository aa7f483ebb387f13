import { describe, expect, it } from 'vitest'
import { aStaffPost } from '#app/test/aStaffPost.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listStaffPosts, restorePost, type StaffPostSummary } from '#contract/blog/admin.ts'
import { PostList } from './PostList.tsx'

const counts = { draft: 0, scheduled: 0, published: 0, deleted: 0 }
const modaks: StaffPostSummary = aStaffPost({
  id: 'post-2',
  title: 'Twenty-one modaks',
  slug: 'modaks',
  status: 'scheduled',
  publishAt: '2026-11-27T10:30:00Z',
  isFeatured: true,
})
const deleted: StaffPostSummary = aStaffPost({
  id: 'post-3',
  title: 'Durva',
  version: 7,
  deletedAt: '2026-11-20T05:00:00Z',
  restorableUntil: '2026-12-20T05:00:00Z',
})

const show = async (items: StaffPostSummary[] = [aStaffPost(), modaks, deleted]) => {
  const server = templeServer()
  server.answers(listStaffPosts, { items, total: 2, counts })
  const page = await renderOffice(<PostList />, { server, at: '/admin/blog' })
  await expect.poll(() => screen.queryByText('Loading')).toBeNull()
  return { ...page, lastQuery: () => server.received(listStaffPosts).at(-1) }
}

describe('The articles', () => {
  it('are listed with state and time, and lead to their pages', async () => {
    const { container } = await show()
    expect(screen.getByText('2 posts, most recently changed first.')).toBeTruthy()
    const rows = within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'How Sankashti is kept/blog/how-sankashti-is-kept · Changed 10:00 AM, 12 Nov 2026Draft',
      'Twenty-one modaks/blog/modaks · Changed 10:00 AM, 12 Nov 2026ScheduledOn the home page4:00 PM, 27 Nov 2026',
      'Durva/blog/how-sankashti-is-kept · Changed 10:00 AM, 12 Nov 2026DeletedCan be restored until 10:30 AM, 20 Dec 2026Restore',
    ])
    expect(screen.getByText('Twenty-one modaks').getAttribute('href')).toBe('/admin/blog/post-2')
    expect(screen.getByText('Durva').tagName).toBe('P')
    expect(screen.getByRole('link', { name: 'Write a post' }).getAttribute('href')).toBe(
      '/admin/blog/new',
    )
    await expectAccessible(container)
  })

  it('are searched, and chosen by their state, until that is cleared', async () => {
    const { lastQuery, user, server, address } = await show()
    server.answers(listStaffPosts, ({ state }) => ({
      items: state ? [] : [modaks],
      total: 2,
      counts,
    }))
    await user.selectOptions(screen.getByLabelText('Status'), 'Published')
    await write(user, 'Search', 'durva')
    await expect.poll(lastQuery).toEqual({ state: 'published', search: 'durva' })
    expect(await screen.findByText('No results')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('Twenty-one modaks')).toBeTruthy()
    expect(address()).toBe('/admin/blog')
  })

  it('that were deleted are restored from the version that is shown', async () => {
    const { user, server } = await show()
    server.answers(restorePost, aStaffPost({ id: 'post-3' }))
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(server.received(restorePost)).toEqual([{ id: 'post-3' }])
    expect(server.headers(restorePost)[0]?.get('if-match')).toBe('"7"')
  })

  it('say why one was not restored', async () => {
    const { user, server } = await show()
    server.refuses(restorePost, 'not_found')
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText(/^This does not exist/)).toBeTruthy()
  })

  it('that are not there yet are asked for', async () => {
    await show([])
    expect(screen.getByText('No posts yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })
})
