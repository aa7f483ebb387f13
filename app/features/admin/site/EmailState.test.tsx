import { describe, expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getMailState, type MailState, sendTestMail } from '#contract/notifications/admin.ts'
import { EmailState } from './EmailState.tsx'

const show = async (change: Partial<MailState> = {}) => {
  const server = templeServer()
  server.answers(getMailState, { outlet: 'smtp', failed: 0, stuck: 0, ...change })
  const page = await renderOffice(<EmailState />, { server })
  await expect.poll(() => server.received(getMailState)).toHaveLength(1)
  const button = screen.getByRole('button', { name: 'Send a test to myself' })
  return { ...page, button, said: () => screen.getByRole('status').textContent }
}

describe('The state of email', () => {
  it('says why nothing is sent', async () => {
    await show({ trouble: { kind: 'sender', since: '2026-11-24T05:00:00Z' }, stuck: 2 })
    expect(
      await screen.findByText(
        /^Emails are not being sent\. The mail server does not accept our sender address.*2 emails waiting/,
      ),
    ).toBeTruthy()
  })

  it('says that it is not set up', async () => {
    await show({ outlet: 'none' })
    expect(await screen.findByText(/^Devotees get no email from us/)).toBeTruthy()
  })

  it('is tested by an email to oneself, once for each press', async () => {
    const { button, said, server, user } = await show()
    const release = server.holds(sendTestMail, { to: 'asha@example.org', outcome: 'sent' })
    await user.click(button)
    await user.click(button)
    release()
    await expect.poll(said).toContain('asha@example.org')
    expect(server.received(sendTestMail)).toHaveLength(1)
  })

  it('says what the mail server answered when it refused the test', async () => {
    const { button, said, server, user } = await show()
    server.answers(sendTestMail, {
      to: 'asha@example.org',
      outcome: 'refused',
      kind: 'password',
      said: '535 Bad credentials',
    })
    await user.click(button)
    await expect
      .poll(said)
      .toMatch(/asha@example\.org.*username or password \(SMTP_URL\)\.It says: 535 Bad credentials/)
    server.answers(sendTestMail, { to: 'asha@example.org', outcome: 'not_set_up' })
    await user.click(button)
    await expect.poll(said).toMatch(/^Devotees get no email from us/)
  })
})
