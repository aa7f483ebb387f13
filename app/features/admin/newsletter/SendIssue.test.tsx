import { describe, expect, it } from 'vitest'
import { anIssue } from '#app/test/anIssue.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import type { Role } from '#contract/accounts/roles.ts'
import { type Issue, sendIssue, sendTestIssue } from '#contract/newsletter/issuesAdmin.ts'
import { SendIssue } from './SendIssue.tsx'

const show = async (change: Partial<Issue> = {}, isDirty = false, role: Role = 'admin') => {
  const node = <SendIssue issue={anIssue(change)} isDirty={isDirty} />
  const page = await renderOffice(node, { me: { role } })
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    dialog: async () =>
      within(
        await screen.findByRole('alertdialog', { name: 'Send this newsletter to 250 people?' }),
      ),
  }
}

describe('A newsletter', () => {
  it('is sent to oneself without a question', async () => {
    const { press, server } = await show()
    server.answers(sendTestIssue, { to: 'asha@example.org' })
    await press('Email me a test')
    expect(await screen.findByText('Test sent to asha@example.org')).toBeTruthy()
    expect(server.received(sendTestIssue)).toEqual([{ id: 'issue-1' }])
    expect(server.received(sendIssue)).toEqual([])
  })

  it('is sent to all after a question that names the number', async () => {
    const { press, dialog, server, user } = await show()
    await press('Send to 250 people')
    const confirmation = await dialog()
    await expect
      .poll(() => document.activeElement)
      .toBe(confirmation.getByRole('button', { name: 'Go back' }))
    await user.click(confirmation.getByRole('button', { name: 'Go back' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(sendIssue)).toEqual([])
    const release = server.holds(sendIssue, anIssue({ status: 'sending' }))
    await press('Send to 250 people')
    const send = (await dialog()).getByRole('button', { name: 'Send to 250 people' })
    await user.click(send)
    await user.click(send)
    release()
    expect(await screen.findByText('Sending to 250 people')).toBeTruthy()
    expect(server.received(sendIssue)).toEqual([{ id: 'issue-1', people: 250 }])
    expect(server.headers(sendIssue)[0]?.get('if-match')).toBe('"4"')
  })

  it('says why it was not sent', async () => {
    const { press, dialog, server, user } = await show()
    server.refuses(sendIssue, 'wrong_status', { detail: 'There are 251 readers now' })
    await press('Send to 250 people')
    await user.click((await dialog()).getByRole('button', { name: 'Send to 250 people' }))
    expect(await screen.findByText('There are 251 readers now')).toBeTruthy()
  })

  it('is tested by an editor and sent by an administrator', async () => {
    await show({}, false, 'editor')
    expect(screen.getByText('When it is ready, ask an administrator to send it.')).toBeTruthy()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Email me a test',
    ])
  })

  it('waits until it is saved, and until there are readers', async () => {
    await show({ readers: 0 }, true)
    expect(screen.getByText('Nobody has confirmed a subscription yet.')).toBeTruthy()
    for (const button of screen.getAllByRole('button'))
      expect(button).toHaveProperty('disabled', true)
  })
})
