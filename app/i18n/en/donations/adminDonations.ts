import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { DonationStatus } from '#contract/donations/public.ts'

/** The Donations tab of the back office. */
export const adminDonations = catalogue('adminDonations', {
  title: 'Donations',
  intro: (claimed: number, disputed: number) =>
    [
      claimed === 0
        ? 'No donor is waiting for a UPI payment to be confirmed.'
        : counted(claimed, {
            one: '1 UPI payment to check on the bank statement.',
            other: `${claimed} UPI payments to check on the bank statement.`,
          }),
      disputed === 0
        ? ''
        : counted(disputed, {
            one: '1 donation is disputed by the donor’s bank.',
            other: `${disputed} donations are disputed by the donors’ banks.`,
          }),
    ]
      .filter(Boolean)
      .join(' '),
  ways: 'Parts of this page',
  all: 'All donations',
  statement: 'Bank statement',
  monthly: 'Monthly gifts',
  totals: 'Totals',
  tax: 'Form 10BD',
  status: 'Status',
  statuses: {
    pending: 'Not confirmed yet',
    succeeded: 'Received',
    failed: 'Not paid',
    cancelled: 'Cancelled, not paid',
    refunded: 'Refunded',
  } satisfies Record<DonationStatus, string>,
  atBank: 'At the bank',
  method: 'Paid by',
  methods: {
    card: 'Card',
    gpay: 'UPI',
    cash: 'Cash',
    card_machine: 'Card machine',
    cheque: 'Cheque',
    transfer: 'Bank transfer',
    hundi: 'Hundi',
  },
  which: 'Needs attention',
  isClaimed: 'UPI payment to check',
  isPromised: 'Promised by UPI',
  isAtBank: 'Cheques at the bank',
  isDisputed: 'Disputed by a bank',
  from: 'From',
  to: 'To',
  tests: 'Include test donations',
  searchHint: 'Reference, name, email, UTR or receipt',
  empty: 'No donations yet',
  emptyText: 'Donations from the donation page will appear here.',
  label: 'Donations',
  claimed: 'Check bank',
  nameless: 'Name deleted',
  disputed: 'Disputed',
  disputedText: (until: string | undefined) =>
    `The donor’s bank wants the money back. Please answer on the card provider’s website${until ? ` by ${until}` : ''}. Without an answer, the money is lost.`,
  test: 'Test',
  toAll: 'All donations',
  facts: {
    reference: 'Reference',
    method: 'Paid by',
    name: 'Name',
    email: 'Email',
    pledged: 'Promised',
    others: 'Other payments',
    purpose: 'Purpose',
    message: 'Message',
    begun: 'Promised on',
    recorded: 'Recorded on',
    cheque: 'Cheque',
    claimed: 'Donor said they paid on',
    seenAtCounter: 'Seen at the counter on',
    phone: 'Phone',
    address: 'Address',
    slip: 'Card slip',
    utrByDonor: 'UTR given by the donor',
    utr: 'UTR',
    paymentId: 'Card payment',
    paidOn: 'Received on',
    receipt: 'Receipt',
    returned: 'Refunded',
  },
  testText: 'A test donation: no money moved, and it is not counted.',
  trail: 'History',
  trailBy: {
    donor: 'by the donor',
    provider: 'by the card provider',
    temple: 'by the temple',
  },
  trailNotes: {
    given_back: 'Refunded to the card',
    refund_failed: 'The refund failed and came back to the temple',
    disputed: 'The donor’s bank wants the money back',
    dispute_won: 'The bank decided for the temple',
    dispute_lost: 'The bank took the money back',
    other_amount: 'Received, not the amount promised',
    another_payment: 'Recorded as another payment from the same donor',
    voided: 'Void: recorded by mistake',
    corrected: 'Donor’s details corrected',
  },
  refundedInTotal: (amount: string) => `${amount} in total`,
  byStaff: (name: string) => `by ${name}`,
  refundNote: (who: string, when: string) => `Refunded by ${who}, ${when}:`,
  refundRequested: (who: string, when: string) =>
    `${who} asked the card provider for a refund, ${when}. We are waiting for the answer.`,
  confirm: {
    heading: 'Check the bank statement',
    text: (amount: string) =>
      `Look for ${amount} with this reference or UTR on the temple’s bank statement. Confirm it only if you find it there.`,
    prefilled: 'The fields show what the donor says. Please correct them by the statement.',
    late: 'It was cancelled because no payment came. If the money has arrived after all, confirm it.',
    paidOn: 'Date received',
    amount: 'Amount on the statement, in rupees',
    utr: 'UTR on the statement',
    utrHint:
      'The bank’s reference: 12 digits for UPI and IMPS, 16 to 22 letters and digits for NEFT and RTGS. Compare it with what the donor entered.',
    send: 'Confirm payment received',
    done: 'Confirmed. The receipt is on its way to the donor.',
  },
  another: {
    heading: 'Another payment from this donor?',
    text: 'If this donor paid again with the same reference, record it here as a separate donation with its own receipt. The same payment (UTR) cannot be recorded twice.',
    send: 'Record another payment',
    title: (amount: string) => `Record another ${amount}?`,
    confirm: (name: string) =>
      `We email ${name} our thanks and a second receipt. A receipt cannot be withdrawn.`,
    sure: 'Record payment',
    done: 'Recorded as a separate donation. The receipt is on its way.',
  },
  cancel: {
    heading: 'Not paid?',
    text: 'It is cancelled automatically after 30 days. Money that arrives later can still be confirmed.',
    send: 'Cancel this promise',
    done: 'Promise cancelled',
  },
  refund: {
    heading: 'Refund this donation',
    text: 'The card provider refunds the whole amount to the donor’s card, usually within ten days.',
    reason: 'Reason',
    reasonHint: 'For our records. The donor does not see it.',
    missing: 'Please give a reason',
    send: 'Refund',
    title: (amount: string) => `Refund ${amount}?`,
    confirm: (name: string) =>
      `The whole amount goes back to the card of ${name}. This cannot be undone. The receipt will say that the money was refunded.`,
    sure: 'Refund donation',
    done: 'The refund is on its way',
  },
  manualRefund: {
    heading: 'Was it refunded?',
    text: 'The app cannot send money. Refund it by bank transfer or in cash first, then record it here.',
    inCash: 'Refunded in cash (included in Cash of the day)',
    send: 'Record a refund',
    title: (amount: string) => `Was ${amount} refunded?`,
    confirm: (name: string) =>
      `This only records that ${name} has the money back, and the receipt will say so. It moves no money and cannot be undone.`,
    sure: 'Confirm refund',
    done: 'Refund recorded',
  },
})
