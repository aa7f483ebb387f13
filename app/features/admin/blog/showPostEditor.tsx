import { aPost } from '#app/test/builders.ts'
import { aStaffPost } from '#app/test/aStaffPost.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getStaffPost, previewPost, type StaffPost, updatePost } from '#contract/blog/admin.ts'
import { PostEditor } from './PostEditor.tsx'

export const id = 'post-1'
export const stored = (change: Partial<StaffPost> = {}) => aStaffPost({ id, ...change })

export const showPostEditor = async (change: Partial<StaffPost> = {}, server = templeServer()) => {
  server.offers(getStaffPost, stored(change))
  server.offers(previewPost, { ...aPost(), title: '', content: '' })
  const page = await renderOffice(<PostEditor id={id} />, {
    server,
    at: `/admin/blog/${id}`,
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByRole('heading', { level: 1, name: 'How Sankashti is kept' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    valueOf: (label: string) => screen.getByLabelText<HTMLInputElement>(label).value,
    bar: within(screen.getByRole('region', { name: 'Save and publish' })),
    sent: () => server.received(updatePost),
    version: () => server.headers(updatePost).at(-1)?.get('if-match'),
    /** What is saved, and what the server says from then on. */
    saves: (changed: Partial<StaffPost> = {}) =>
      server.answers(updatePost, ({ slug, markdown }) => {
        const post = stored({ slug, markdown, version: 4, ...changed })
        server.answers(getStaffPost, post)
        return post
      }),
  }
}
