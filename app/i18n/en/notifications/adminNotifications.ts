import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import { deliveryKindWords } from './deliveryKinds.ts'
import type { Delivery, LimitReason } from '#contract/notifications/admin.ts'

type Festival = NonNullable<Delivery['festival']>

const momentOf = ({ daysBefore, isAtEve, isAtMoonrise }: Festival): string => {
  if (isAtEve) return 'the evening before'
  if (isAtMoonrise) return 'at moonrise'
  if (daysBefore === undefined) return 'change of date'
  if (daysBefore === 0) return 'on the day'
  return counted(daysBefore, { one: '1 day before', other: `${daysBefore} days before` })
}

/** `Ganadhipa Sankashti, 27 Nov 2026: 3 days before`. */
const aboutFestival = (festival: Festival, day: string | undefined): string =>
  `${festival.name}${day ? `, ${day}` : ''}: ${momentOf(festival)}`

const channels = { email: 'Email', whatsapp: 'WhatsApp', push: 'Notification' }

export const adminNotifications = catalogue('adminNotifications', {
  title: 'Notifications',
  intro: (failed: number) =>
    failed === 0
      ? 'What was sent, what is on its way, and what was not sent. Once a message has been sent, we no longer store its address or text, only what it was about.'
      : counted(failed, {
          one: '1 message was not sent.',
          other: `${failed} messages were not sent.`,
        }),
  ways: 'Parts of this page',
  log: 'Delivery log',
  reminders: 'Reminders',
  whatsapp: 'WhatsApp messages',
  channel: 'Channel',
  channels,
  festival: 'Festival',
  festivalName: (name: string, day: string) => (day ? `${name}, ${day}` : name),
  state: 'Status',
  states: {
    waiting: 'On its way',
    held: 'Held until email is set up',
    sent: 'Sent',
    filed: 'Written to a file, not sent',
    failed: 'Not sent',
    limited: 'Not sent: too many',
    expired: 'Not sent: expired',
    undelivered: 'Sent, but not delivered',
  } satisfies Record<Delivery['status'], string>,
  providerStates: {
    sent: 'accepted by WhatsApp',
    failed: 'could not be delivered',
    delivered: 'delivered',
    read: 'read',
  } satisfies Record<NonNullable<Delivery['providerStatus']>, string>,
  limits: {
    unconfirmed:
      'We sent too many emails to this address in 24 hours, and nobody has confirmed that it is theirs. If this email is expected, try again.',
    others:
      'Other people’s requests led to too many emails to this address in 24 hours. If this email is expected, try again.',
  } satisfies Record<LimitReason, string>,
  searchHint: 'Reference, festival, or the address and subject of an unsent message',
  empty: 'No messages yet',
  emptyText:
    'Messages to devotees will appear here: those sent, those on their way, and those not sent.',
  label: 'Notifications',
  aboutFestival,
  kinds: deliveryKindWords,
  sorts: { code: 'Code to confirm a number', test: 'Sample of a reminder' } satisfies Record<
    NonNullable<Delivery['sort']>,
    string
  >,
  to: (address: string) => `to ${address}`,
  number: (id: number, channel: Delivery['channel']) =>
    `${channels[channel]}${channel === 'whatsapp' ? ' message' : ''} no. ${id}`,
  attempts: (count: number) => counted(count, { one: 'tried once', other: `tried ${count} times` }),
  reasons: {
    email: 'Answer from the mail server:',
    whatsapp: 'Answer from WhatsApp:',
    push: 'Answer from the browser’s push service:',
  } satisfies Record<Delivery['channel'], string>,
  due: (when: string) => `Next try: ${when}`,
  retry: 'Try again',
  retryOf: (what: string) => `Try again: ${what}`,
  retrying: 'We’re trying again now',
})
