import { describe, expect, it } from 'vitest'
import { anIssue } from '#app/test/anIssue.ts'
import { aStaffPost } from '#app/test/aStaffPost.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listStaffPosts } from '#contract/blog/admin.ts'
import { createIssue, previewIssue } from '#contract/newsletter/issuesAdmin.ts'
import { NewIssue } from './NewIssue.tsx'

const create = 'Save as a draft'
const counts = { draft: 0, scheduled: 0, published: 1, deleted: 0 }

const show = async () => {
  const server = templeServer()
  server.answers(listStaffPosts, { items: [aStaffPost()], total: 1, counts })
  server.answers(previewIssue, { html: '' })
  const page = await renderOffice(<NewIssue />, {
    server,
    at: '/admin/newsletters/new',
  })
  await screen.findByRole('option', { name: 'How Sankashti is kept' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    choose: (title: string) => page.user.selectOptions(screen.getByLabelText('Article'), title),
    sent: () => server.received(createIssue),
  }
}

describe('A new newsletter', () => {
  it('needs a subject, and a text or an article', async () => {
    const { press, type, choose, server, sent, container } = await show()
    expect(server.received(listStaffPosts)).toEqual([{ state: 'published' }])
    await press(create)
    expect(await screen.findByText('Please fill this in')).toBeTruthy()
    expect(screen.getByText('Please write something, or choose an article')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Subject'))
    await expectAccessible(container)
    await type('Subject', 'Sankashti')
    await press(create)
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Text'))
    expect(sent()).toEqual([])
    server.answers(createIssue, anIssue())
    await choose('How Sankashti is kept')
    await press(create)
    await expect.poll(sent).toEqual([{ subject: 'Sankashti', postId: 'post-1' }])
  })

  it('is saved as a draft, and leads to its page without a question', async () => {
    const { press, type, server, sent, address } = await show()
    server.answers(createIssue, anIssue({ id: 'issue-2' }))
    await type('Subject', 'Sankashti')
    await type('Text', 'Namaste')
    await press(create)
    expect(await screen.findByText('Saved as a draft. Nothing is sent yet.')).toBeTruthy()
    expect(sent()).toEqual([{ subject: 'Sankashti', markdown: 'Namaste' }])
    await expect.poll(address).toBe('/admin/newsletters/issue-2')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps what was typed when the network is lost, and is saved once after', async () => {
    const { press, type, server, network, sent } = await show()
    await type('Subject', 'Sankashti')
    await type('Text', 'Namaste')
    network.lose()
    await press(create)
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Namaste')
    network.regain()
    const release = server.holds(createIssue, anIssue())
    await press(create)
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    await press('Saving...')
    expect(busy).toHaveProperty('disabled', true)
    release()
    await screen.findByText('Saved as a draft. Nothing is sent yet.')
    expect(sent()).toHaveLength(1)
  })

  it('is shown as in the email while it is typed', async () => {
    const { type, server } = await show()
    const preview = within(screen.getByRole('region', { name: 'The text in the email' }))
    expect(preview.getByText('What you write will be shown here.')).toBeTruthy()
    server.answers(previewIssue, ({ markdown }) => ({ html: `<p>${markdown}</p>` }))
    await type('Text', 'Namaste')
    expect(await preview.findByText('Namaste')).toBeTruthy()
  })
})
