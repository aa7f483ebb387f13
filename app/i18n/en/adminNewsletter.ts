import { catalogue } from '#app/i18n/words.ts'

export const adminNewsletter = catalogue('adminNewsletter', {
  title: 'Subscribers',
  intro: (confirmed: number, pending: number, gone: number) =>
    `${confirmed} confirmed, ${pending} waiting for their confirmation, ${gone} unsubscribed.`,
  state: 'State',
  states: {
    pending: 'Waits for confirmation',
    confirmed: 'Confirmed',
    unsubscribed: 'Unsubscribed',
  },
  channel: 'Channel',
  channels: { email: 'E-mail' },
  searchHint: 'E-mail address',
  empty: 'No subscribers yet',
  emptyText: 'Whoever signs up for the newsletter will stand here.',
  label: 'Subscribers',
  since: (when: string, source: string) => `Since ${when}, by the form “${source}”`,
  consent: (version: string) => `agreed to version ${version}`,
  /** In place of the address of somebody who unsubscribed. */
  hashed: 'Address deleted',
  remove: 'Remove',
  removeOf: (address: string) => `Remove ${address}`,
  removeTitle: 'Remove this subscriber for good?',
  removeText: (address: string) =>
    `${address} and the record of the consent are forgotten. This cannot be undone. To stop the newsletter only, let them unsubscribe by the link in it.`,
  removeIt: 'Yes, remove',
  removed: 'Removed',
})
