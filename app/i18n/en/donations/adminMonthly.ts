import { catalogue } from '#app/i18n/words.ts'
import type { GiftEnder, GiftStatus, GiftWay } from '#contract/monthlyGifts/gift.ts'

/** Monthly gifts in the back office. */
export const adminMonthly = catalogue('adminMonthly', {
  label: 'Monthly gifts',
  searchHint: 'Name, email or reference',
  status: 'Status',
  statuses: {
    pending: 'Not started',
    active: 'Active',
    paused: 'Paused',
    failed: 'Card declined',
    ended: 'Ended',
  } satisfies Record<GiftStatus, string>,
  way: 'Given by',
  ways: { card: 'Card', upi: 'UPI reminder' } satisfies Record<GiftWay, string>,
  empty: 'No monthly gifts yet',
  emptyText: 'Donors can begin one on the donation page, with “Give every month”.',
  nameless: 'Name deleted',
  test: 'Test',
  aMonth: (amount: string) => `${amount} a month`,
  given: (amount: string) => `${amount} given`,
  next: (day: string) => `next ${day}`,
  stopping: 'Being stopped',
  toAll: 'All monthly gifts',
  facts: {
    reference: 'Reference',
    way: 'Given by',
    email: 'Email',
    purpose: 'Purpose',
    given: 'Given so far',
    next: { card: 'Next charge', upi: 'Next reminder' },
    begun: 'Begun',
    ended: 'Ended',
  },
  endedBy: {
    donor: 'by the donor',
    temple: 'by the temple',
    card: 'after the card was declined',
  } satisfies Record<GiftEnder, string>,
  months: 'What was given',
  none: 'Nothing yet.',
  stop: 'Stop monthly gift',
  stopText:
    'For a donor who asks you. Nothing more is charged or asked for, and we email the donor. It cannot be resumed.',
  stopTitle: 'Stop this monthly gift?',
  stopNow: 'Stop gift',
  keep: 'Keep gift',
  stopped: 'Monthly gift stopped',
})
