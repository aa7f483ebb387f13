import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anIssue } from '#app/test/anIssue.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getIssue, type Issue, previewIssue, stopIssue } from '#contract/newsletter/issuesAdmin.ts'
import { IssueEditor } from './IssueEditor.tsx'

const sent = (change: Partial<Issue> = {}) =>
  anIssue({
    status: 'sending',
    sentAt: '2026-11-24T06:30:00Z',
    people: 1200,
    planned: 500,
    ...change,
  })

const show = async (change: Partial<Issue> = {}) => {
  const server = templeServer()
  server.answers(getIssue, sent(change))
  server.answers(previewIssue, { html: '<p>Namaste</p>' })
  const page = await renderOffice(<IssueEditor id="issue-1" />, { server })
  await screen.findByRole('heading', { level: 1, name: 'Sankashti' })
  return {
    ...page,
    /** What is read aloud as it goes on. */
    said: () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []),
    bar: () => screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Being sent' }),
    stop: () => screen.getByRole('button', { name: 'Stop sending' }),
  }
}

describe('A newsletter that is being sent', () => {
  it('says how far it has come, also aloud, and cannot be changed', async () => {
    const { said, bar, container } = await show()
    expect(said()).toContain('500 of 1,200 emails handed over for sending.')
    expect([bar()?.value, bar()?.max]).toEqual([500, 1200])
    expect(screen.getByText('Sent 12:00 PM, 24 Nov 2026 to 1,200 people')).toBeTruthy()
    expect(screen.getByText('Being sent')).toBeTruthy()
    expect(screen.queryByLabelText('Subject')).toBeNull()
    expect(
      screen.getByRole('link', { name: 'See what was sent and what failed' }).getAttribute('href'),
    ).toBe('/admin/notifications')
    await expectAccessible(container)
  })

  it('has begun when nothing is handed over yet', async () => {
    const { said, bar } = await show({ planned: undefined })
    expect(said()).toContain('0 of 1,200 emails handed over for sending.')
    expect(bar()?.value).toBe(0)
  })

  it('is looked at again until all are sent, and then no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { said, bar, server } = await show()
    const tick = () => act(async () => void (await vi.advanceTimersByTimeAsync(10_000)))
    server.answers(getIssue, sent({ planned: 1000 }))
    await tick()
    await expect.poll(said).toContain('1,000 of 1,200 emails handed over for sending.')
    server.answers(getIssue, sent({ planned: 1200, status: 'sent' }))
    await tick()
    await expect.poll(said).toContain('1,200 of 1,200 emails handed over for sending.')
    await expect.poll(bar).toBeNull()
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull()
    const reads = server.received(getIssue).length
    await tick()
    expect(server.received(getIssue)).toHaveLength(reads)
    vi.useRealTimers()
  })

  it('is stopped once, and says how many may have it', async () => {
    const { said, bar, stop, server, user } = await show()
    const answer = server.holds(stopIssue, sent({ status: 'stopped', planned: 700 }))
    const button = stop()
    await user.click(button)
    await user.click(button)
    expect(button).toHaveProperty('disabled', true)
    server.answers(getIssue, sent({ status: 'stopped', planned: 700 }))
    answer()
    expect(
      await screen.findByText('Stopped. The emails that were waiting will not be sent.'),
    ).toBeTruthy()
    await expect.poll(said).toContain('Stopped. At most 700 of 1,200 emails were sent.')
    expect(bar()).toBeNull()
    expect(server.received(stopIssue)).toEqual([{ id: 'issue-1' }])
  })

  it('goes on if it could not be stopped, and can be stopped again', async () => {
    const { said, stop, server, user, network } = await show()
    network.lose()
    await user.click(stop())
    expect(await screen.findByText(/^Could not connect/)).toBeTruthy()
    network.regain()
    expect(said()).toContain('500 of 1,200 emails handed over for sending.')
    server.answers(stopIssue, sent({ status: 'stopped' }))
    server.answers(getIssue, sent({ status: 'stopped' }))
    await expect.poll(stop).toHaveProperty('disabled', false)
    await user.click(stop())
    await expect.poll(said).toContain('Stopped. At most 500 of 1,200 emails were sent.')
  })

  it('that was all sent meanwhile shows so after a late stop', async () => {
    const { said, stop, server, user } = await show()
    server.refuses(stopIssue, 'wrong_status', { detail: 'It was sent already' })
    server.answers(getIssue, sent({ planned: 1200, status: 'sent' }))
    await user.click(stop())
    expect(await screen.findByText('It was sent already')).toBeTruthy()
    await expect.poll(said).toContain('1,200 of 1,200 emails handed over for sending.')
  })

  it('names the article that it leads to', async () => {
    await show({ status: 'sent', planned: 1200, post: { id: 'post-1', title: 'The moon' } })
    expect(screen.getByText('With a link to the article “The moon”.')).toBeTruthy()
  })
})
