import { catalogue } from '#app/i18n/words.ts'

export const adminNotifications = catalogue('adminNotifications', {
  title: 'Notifications',
  intro: (failed: number) =>
    failed === 0
      ? 'What was sent, what is on its way, and what could not be sent.'
      : failed === 1
        ? '1 e-mail could not be sent.'
        : `${failed} e-mails could not be sent.`,
  state: 'State',
  states: {
    waiting: 'On its way',
    held: 'Held until email is set up',
    sent: 'Sent',
    filed: 'Saved as a file on the server',
    failed: 'Could not be sent',
    expired: 'Not sent: expired',
  },
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
