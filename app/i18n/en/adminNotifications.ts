import { catalogue } from '#app/i18n/words.ts'
import type { LimitReason } from '#contract/notificationsAdmin.ts'

export const adminNotifications = catalogue('adminNotifications', {
  title: 'Notifications',
  intro: (failed: number) =>
    failed === 0
      ? 'Every e-mail could be sent so far, or is on its way.'
      : failed === 1
        ? '1 e-mail could not be sent.'
        : `${failed} e-mails could not be sent.`,
  state: 'State',
  states: {
    waiting: 'On its way',
    sent: 'Sent',
    failed: 'Could not be sent',
    limited: 'Not sent: too many',
  },
  limits: {
    unconfirmed:
      'This address got too many emails in 24 hours, and nobody has confirmed that it is theirs. If they are expected, send it now.',
    others:
      'Other people caused too many emails to this address in 24 hours. If they are expected, send it now.',
  } satisfies Record<LimitReason, string>,
  searchHint: 'Address, subject or a booking’s reference',
  empty: 'Nothing was sent yet',
  emptyText:
    'E-mails to devotees will stand here: what was sent, what waits, and what could not be sent.',
  label: 'Notifications',
  to: (address: string) => `to ${address}`,
  number: (id: number) => `E-mail no. ${id}`,
  attempts: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
  reason: 'What the mail server said:',
  due: (when: string) => `Next try: ${when}`,
  retry: 'Try again',
  retryOf: (what: string) => `Try again: ${what}`,
  retrying: 'It will be tried again at once',
})
