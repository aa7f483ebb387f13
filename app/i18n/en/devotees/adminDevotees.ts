import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type {
  LinkKind,
  MergeProposal,
  PartKind,
  RecordCounts,
  RecordKind,
} from '#contract/devotees/admin.ts'

const nouns: Record<RecordKind, Readonly<{ one: string; other: string }>> = {
  booking: { one: 'booking', other: 'bookings' },
  donation: { one: 'gift', other: 'gifts' },
  order: { one: 'order', other: 'orders' },
  seva: { one: 'yearly seva', other: 'yearly sevas' },
  message: { one: 'message', other: 'messages' },
  account: { one: 'account', other: 'accounts' },
  past_gift: { one: 'past gift', other: 'past gifts' },
  monthly_gift: { one: 'monthly gift', other: 'monthly gifts' },
}

const order = [
  'donation',
  'monthly_gift',
  'past_gift',
  'booking',
  'order',
  'seva',
  'message',
] as const

/** `7 gifts, 1 booking`; empty if there are none that the reader may see. */
const countsText = (counts: RecordCounts): string =>
  order
    .flatMap((kind) => {
      const count = counts[kind] ?? 0
      return count === 0 ? [] : [`${count} ${counted(count, nouns[kind])}`]
    })
    .join(', ')

/** What is known of devotees, wherever it is shown. */
export const devotees = catalogue('devotees', {
  counts: countsText,
  nameless: 'No name',
  since: (counts: string, year: string) => (counts ? `${counts} since ${year}` : `Since ${year}`),
  heading: 'Devotee',
  again: 'Same devotee again',
})

/** The counter’s offer of somebody who was here before. */
export const devoteeSuggestions = catalogue('knownDevotee', {
  heading: 'Been here before?',
  found: (count: number) =>
    `${count} known ${counted(count, { one: 'devotee', other: 'devotees' })} found`,
  last: (date: string) => `last here ${date}`,
  fill: 'Fill in',
  fillOf: (name: string) => ` details of ${name}`,
  stars: (known: string) => `In the sankalp: ${known}`,
  leaveOut: 'Leave out',
  used: (name: string) => `Filled in from earlier records of ${name}.`,
})

export const adminDevotees = catalogue('adminDevotees', {
  title: 'Devotees',
  intro:
    'Everybody who booked, gave, endowed a seva, bought or wrote, with or without an account. The same phone, email or account counts as one devotee.',
  label: 'Devotees',
  empty: 'No devotees found',
  emptyText:
    'Devotees appear here with their first booking, gift, order or message. Gifts from before Modak can be imported.',
  searchHint: 'Name, phone, email, PAN, reference or receipt number',
  all: 'All devotees',
  hasAccount: 'Account',
  last: (date: string) => `Last: ${date}`,
  facts: 'Contact',
  otherNames: 'Also as',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  gotra: 'Gotra',
  nakshatra: 'Nakshatra',
  pan: 'PAN',
  subscriptions: 'Receives',
  sent: { newsletter: 'newsletter', reminders: 'reminders', whatsapp: 'WhatsApp alerts' },
  receivesNothing: 'nothing regularly',
  years: 'Given by year',
  year: 'Financial year',
  yearKinds: {
    donations: 'Gifts',
    dakshina: 'Dakshina',
    orders: 'Shop',
    pastGifts: 'Before Modak',
  },
  records: 'Records',
  noRecords: 'You can see none of the records of this devotee.',
  cutOff: 'Many people share this phone or email. Not all records are shown.',
  kinds: {
    booking: 'Booking',
    donation: 'Gift',
    order: 'Order',
    seva: 'Yearly seva',
    sponsored_day: 'Sponsored day',
    message: 'Message',
    account: 'Account',
    past_gift: 'Past gift',
    monthly_gift: 'Monthly gift',
  } satisfies Record<RecordKind | PartKind, string>,
  messageStates: { answered: 'Answered', unanswered: 'Not answered' },
  void: 'Void',
  notes: {
    heading: 'Notes of the office',
    text: 'Seen by everybody who may open this page. The devotee may ask for a copy.',
    label: 'New note',
    add: 'Add note',
    added: 'Note added',
    remove: 'Remove',
    removeOf: (text: string) => `Remove note: ${text}`,
    removed: 'Note removed',
    by: (name: string, when: string) => `${name}, ${when}`,
  },
  proposals: {
    heading: 'Same person?',
    reasons: {
      pan: 'Same name and PAN',
      address: 'Same name and address',
    } satisfies Record<MergeProposal['reason'], string>,
    this: 'This devotee',
    other: 'The other one',
    merge: 'Merge',
    mergeWith: (name: string) => `Merge with ${name}`,
    merged: 'Merged into one devotee',
    different: 'Not the same',
    differentFrom: (name: string) => `${name} is not the same person`,
    answered: 'Noted: they are different people',
  },
  links: {
    heading: 'Family and merged records',
    none: 'Nobody is linked.',
    kinds: {
      same: 'Merged',
      family: 'Family',
      different: 'Not the same person',
    } satisfies Record<LinkKind, string>,
    undo: 'Undo',
    undoOf: (name: string) => `Undo link with ${name}`,
    undone: 'Link removed',
    add: 'Link somebody',
    search: 'Find the other devotee',
    searchHint: 'Name or phone',
    relation: 'Relation (optional)',
    relationHint: 'Such as husband, daughter or neighbour',
    asFamily: 'Link as family',
    asSame: 'Merge: same person',
    chosen: (name: string) => `Chosen: ${name}`,
    linked: 'Linked',
    cancel: 'Cancel',
  },
})
