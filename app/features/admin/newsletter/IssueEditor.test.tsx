import { describe, expect, it } from 'vitest'
import { anIssue } from '#app/test/anIssue.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listStaffPosts } from '#contract/blog/admin.ts'
import {
  deleteIssue,
  getIssue,
  type Issue,
  previewIssue,
  stopIssue,
  updateIssue,
} from '#contract/newsletter/issuesAdmin.ts'
import { IssueEditor } from './IssueEditor.tsx'

const id = 'issue-1'
const counts = { draft: 0, scheduled: 0, published: 0, deleted: 0 }

const show = async (change: Partial<Issue> = {}) => {
  const server = templeServer()
  server.answers(getIssue, anIssue(change))
  server.answers(listStaffPosts, { items: [], total: 0, counts })
  server.answers(previewIssue, { html: '<p>Namaste</p>' })
  const page = await renderOffice(<IssueEditor id={id} />, {
    server,
    at: `/admin/newsletters/${id}`,
  })
  await screen.findByRole('heading', { level: 1, name: 'Sankashti' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    sent: () => server.received(updateIssue),
    /** What is saved, and what the server says from then on. */
    saves: () =>
      server.answers(updateIssue, ({ subject, markdown = '' }) => {
        const issue = anIssue({ ...change, subject, markdown, version: 5 })
        server.answers(getIssue, issue)
        return issue
      }),
  }
}

it('A newsletter is saved once, and stays as written without a network', async () => {
  const page = await show()
  await page.type('Text', 'Namaste to all')
  const answer = anIssue({ markdown: 'Namaste to all', version: 5 })
  await expectSteady(page, { button: 'Save', sends: updateIssue, answer })
})

describe('The draft of a newsletter', () => {
  it('is saved from the version that is shown, with the article that it leads to', async () => {
    const { type, press, server, sent, saves, container } = await show({
      post: { id: 'post-9', title: 'An older article' },
    })
    expect(screen.getByText('Draft')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'An older article' })).toBeTruthy()
    await expectAccessible(container)
    await type('Text', 'Namaste to all')
    saves()
    await press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(sent()).toEqual([
      { id, subject: 'Sankashti', markdown: 'Namaste to all', postId: 'post-9' },
    ])
    expect(server.headers(updateIssue)[0]?.get('if-match')).toBe('"4"')
  })

  it('can be sent only once it is saved', async () => {
    const { type, press, saves } = await show()
    const isOff = () => screen.getByRole('button', { name: /^Send to/ }).matches(':disabled')
    await expect.poll(isOff).toBe(false)
    await type('Text', 'Namaste to all')
    expect(screen.getByText('Please save your changes first.')).toBeTruthy()
    expect(isOff()).toBe(true)
    saves()
    await press('Save')
    await expect.poll(isOff).toBe(false)
  })

  it('needs a text or an article', async () => {
    const { press, sent, user } = await show()
    await user.clear(screen.getByLabelText('Text'))
    await press('Save')
    expect(await screen.findByText('Please write something, or choose an article')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Text'))
    expect(sent()).toEqual([])
  })

  it('that was sent meanwhile keeps what was typed', async () => {
    const { type, press, server } = await show()
    await type('Text', 'Namaste to all')
    server.refuses(updateIssue, 'wrong_status', { detail: 'It is being sent already' })
    await press('Save')
    expect(await screen.findByText('It is being sent already')).toBeTruthy()
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Namaste to all')
  })

  it('is deleted only after a question, and leads to the list', async () => {
    const { press, server, user, address } = await show()
    const question = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }))
    await press('Delete this draft')
    expect((await question()).getByText(/^“Sankashti” will be deleted/)).toBeTruthy()
    await user.click((await question()).getByRole('button', { name: 'Go back' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    server.refuses(deleteIssue, 'wrong_status', { detail: 'It is being sent already' })
    await press('Delete this draft')
    await user.click((await question()).getByRole('button', { name: 'Delete draft' }))
    expect(await screen.findByText('It is being sent already')).toBeTruthy()
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    server.answers(deleteIssue, { status: 'deleted' })
    await press('Delete this draft')
    await user.click((await question()).getByRole('button', { name: 'Delete draft' }))
    expect(await screen.findByText('Draft deleted')).toBeTruthy()
    expect(server.headers(deleteIssue)[1]?.get('if-match')).toBe('"4"')
    await expect.poll(address).toBe('/admin/newsletters')
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getIssue, 'unavailable')
    const { user } = await renderOffice(<IssueEditor id={id} />, { server })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(getIssue, anIssue({ status: 'sent', sentAt: '2026-11-24T05:00:00Z' }))
    server.answers(previewIssue, { html: '' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Sent')).toBeTruthy()
  })
})

describe('A newsletter that is being sent', () => {
  const sending: Partial<Issue> = {
    status: 'sending',
    sentAt: '2026-11-24T05:00:00Z',
    people: 1250,
    planned: 500,
    post: { id: 'post-1', title: 'How Sankashti is kept' },
  }

  it('says how far it is, and cannot be changed', async () => {
    const { container } = await show(sending)
    expect(screen.getByText('Being sent')).toBeTruthy()
    expect(screen.getByText(/^Sent 10:30.AM, 24 Nov 2026 to 1,250 people$/)).toBeTruthy()
    expect(screen.getByText('500 of 1,250 emails handed over for sending.')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Being sent' })).toHaveProperty('value', 500)
    expect(screen.getByText('With a link to the article “How Sankashti is kept”.')).toBeTruthy()
    expect(await screen.findByText('Namaste')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(
      screen.getByRole('link', { name: 'See what was sent and what failed' }).getAttribute('href'),
    ).toBe('/admin/notifications')
    await expectAccessible(container)
  })

  it('is stopped once', async () => {
    const { press, server } = await show(sending)
    const stopped = anIssue({ ...sending, status: 'stopped', version: 5 })
    const release = server.holds(stopIssue, () => {
      server.answers(getIssue, stopped)
      return stopped
    })
    await press('Stop sending')
    await press('Stop sending')
    release()
    const toast = 'Stopped. The emails that were waiting will not be sent.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(stopIssue)).toEqual([{ id }])
    expect(await screen.findByText('Stopped. At most 500 of 1,250 emails were sent.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull()
  })

  it('says why it was not stopped', async () => {
    const { press, server } = await show(sending)
    server.refuses(stopIssue, 'wrong_status', { detail: 'All of it was sent' })
    await press('Stop sending')
    expect(await screen.findByText('All of it was sent')).toBeTruthy()
  })
})
