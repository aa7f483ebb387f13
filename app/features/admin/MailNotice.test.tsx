import { describe, expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import type { MailState } from '#contract/notifications/admin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { MailNotice } from './MailNotice.tsx'

const since = '2026-11-24T05:00:00Z'
const show = async (change: Partial<MailState>, role: Role = 'admin') => {
  const state: MailState = { outlet: 'smtp', failed: 0, stuck: 0, ...change }
  await renderOffice(<MailNotice state={state} />, { me: { role } })
  return {
    text: () => screen.getByRole('status', { name: 'Email' }).textContent,
    log: () => screen.queryByText('Open the delivery log')?.getAttribute('href'),
  }
}

describe('The notice about emails', () => {
  it('is silent while they are sent', async () => {
    const { text } = await show({})
    expect(text()).toBe('')
  })

  it('says first that nothing can be saved, and why', async () => {
    const { text } = await show({ disk: 'full', outlet: 'none' })
    expect(text()).toMatch(
      /^Nothing can be savedThe server’s disk is full\. Bookings.*Email is not set/,
    )
  })

  it('says that email is not set up, and how many are held', async () => {
    const { text, log } = await show({ outlet: 'none', stuck: 2 })
    expect(text()).toMatch(/^Email is not set up.* 2 emails held\. Once this is done/)
    expect(log()).toBe('/admin/notifications')
  })

  it('says why sending fails, since when, and what the mail server answers', async () => {
    const { text } = await show({
      stuck: 1,
      trouble: { kind: 'password', since, said: '535 Bad credentials' },
    })
    expect(text()).toMatch(
      /^Emails are not being sentThe mail server does not accept our username or password \(SMTP_URL\)\. Since 10:30.AM, 24 Nov 2026\. 1 email waiting\. We keep trying, for about two days\.It says: 535 Bad credentials/,
    )
  })

  it('says which other channels stand still, and leads to their log', async () => {
    const retryAt = '2026-11-24T05:30:00Z'
    const { text, log } = await show({
      stopped: [{ channel: 'whatsapp', since, retryAt, waiting: 3 }],
    })
    expect(text()).toMatch(/^WhatsApp messages are not being sent.*3 messages are waiting\./)
    expect(text()).toMatch(/Next try: 11:00.AM, 24 Nov 2026\./)
    expect(log()).toBe('/admin/notifications?channel=whatsapp')
  })

  it('says that backups are missing, and leads administrators to them', async () => {
    const { text } = await show({ lateBackup: { lastGoodAt: since } })
    expect(text()).toMatch(/^No good backup for two daysThe last good one was made at 10:30.AM/)
    expect(screen.getByText('Open the backups').getAttribute('href')).toBe(
      '/admin/settings/backups',
    )
  })

  it('leads nobody to what only administrators may see', async () => {
    const { text, log } = await show({ outlet: 'none', lateBackup: {} }, 'priest')
    expect(text()).toContain('Email is not set up')
    expect(text()).toContain('None was ever made.')
    expect(log()).toBeUndefined()
    expect(screen.queryByText('Open the backups')).toBeNull()
  })
})
