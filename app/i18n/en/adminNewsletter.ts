import { catalogue } from '#app/i18n/words.ts'

export const adminNewsletter = catalogue('adminNewsletter', {
  title: 'Subscribers',
  intro: (confirmed: number, pending: number, gone: number) =>
    `${confirmed} confirmed, ${pending} not confirmed yet, ${gone} unsubscribed.`,
  state: 'Status',
  states: {
    pending: 'Not confirmed yet',
    confirmed: 'Confirmed',
    unsubscribed: 'Unsubscribed',
  },
  channel: 'Channel',
  channels: { email: 'Email' },
  searchHint: 'Email address',
  empty: 'No subscribers yet',
  emptyText: 'People who sign up for the newsletter will appear here.',
  label: 'Subscribers',
  since: (when: string, source: string) => `Since ${when}, from the form “${source}”`,
  consent: (version: string) => `agreed to version ${version}`,
  dailyMantra: 'Daily mantra',
  /** In place of an address that unsubscribed. */
  hashed: 'Address deleted',
  remove: 'Remove',
  removeOf: (address: string) => `Remove ${address}`,
  removeTitle: 'Remove this subscriber for good?',
  removeText: (address: string) =>
    `${address} and the record of consent will be deleted. This cannot be undone. To stop only the newsletter, ask them to unsubscribe with the link in it.`,
  removeIt: 'Remove for good',
  removed: 'Removed',
})
