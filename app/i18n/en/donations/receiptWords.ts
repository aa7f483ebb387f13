import { catalogue } from '#app/i18n/words.ts'

/** The receipt of a donation, behind its link. */
export const receiptWords = catalogue('receiptWords', {
  page: { title: 'Donation receipt', description: 'A receipt from the temple.' },
  eyebrow: 'Receipt',
  loading: 'Loading the receipt...',
  ask: 'Write to the temple',
  genuine: 'This receipt is genuine. The temple issued it.',
  test: 'A test receipt: no money moved, and it is not valid.',
  void: 'This receipt was issued by mistake and is void.',
  refunded: 'This donation has since been refunded.',
  partRefunded: (amount: string) => `${amount} of it has since been refunded.`,
  refundedLabel: 'Refunded',
  heading: 'Receipt',
  from: 'Received from',
  method: 'Paid by',
  paidOn: 'Paid on',
  issuedOn: 'Issued on',
  year: 'Financial year',
  by: 'Issued by',
  purpose: 'Towards',
  pan: 'PAN of the donor',
  paymentReference: 'Payment reference',
  eightyG: '80G registration of the trust',
  pdf: 'Download PDF',
  pdfOffline: 'You can download the PDF when you’re online.',
  print: 'Print',
  signedOut: {
    title: 'Whose receipt is this?',
    text: 'Please log in to see it, or open the link in our email.',
  },
  missing: {
    title: 'This receipt cannot be found',
    text: 'The link is incomplete, or this temple did not issue the receipt.',
  },
  unreachable: {
    title: 'We can’t check this receipt right now',
    text: 'You need to be online to check whether a receipt is genuine.',
  },
})
