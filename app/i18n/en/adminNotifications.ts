import { catalogue } from '#app/i18n/words.ts'
import type { LimitReason } from '#contract/notificationsAdmin.ts'

export const adminNotifications = catalogue('adminNotifications', {
  title: 'Notifications',
  intro: (failed: number) =>
    failed === 0
      ? 'What was sent, what is on its way, and what was not sent.'
      : failed === 1
        ? '1 email was not sent.'
        : `${failed} emails were not sent.`,
  state: 'Status',
  states: {
    waiting: 'On its way',
    held: 'Held until email is set up',
    sent: 'Sent',
    filed: 'Saved as a file on the server',
    failed: 'Not sent',
    limited: 'Not sent: too many',
    expired: 'Not sent: expired',
  },
  limits: {
    unconfirmed:
      'We sent too many emails to this address in 24 hours, and nobody has confirmed that it is theirs. If this email is expected, try again.',
    others:
      'Other people’s requests led to too many emails to this address in 24 hours. If this email is expected, try again.',
  } satisfies Record<LimitReason, string>,
  searchHint: 'Address, subject or booking reference',
  empty: 'No emails yet',
  emptyText:
    'Emails to devotees will appear here: those sent, those on their way, and those not sent.',
  label: 'Notifications',
  to: (address: string) => `to ${address}`,
  number: (id: number) => `Email no. ${id}`,
  attempts: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
  reason: 'Answer from the mail server:',
  due: (when: string) => `Next try: ${when}`,
  retry: 'Try again',
  retryOf: (what: string) => `Try again: ${what}`,
  retrying: 'We’re trying again now',
})
