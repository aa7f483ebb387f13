import { usualPurposes } from '#contract/i18n/en/usualPurposes.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** The text of a printed receipt. It is in English for all, as auditors and banks read it. */
export const words = {
  heading: 'Donation receipt',
  feeHeading: 'Receipt for a yearly seva',
  headingMr: 'देणगी पावती',
  feeHeadingMr: 'वार्षिक सेवेची पावती',
  /** What is handed over before its money has come. */
  acknowledgement: {
    heading: 'Acknowledgement',
    headingMr: 'पोच',
    cheque: 'This is no receipt. We issue one once the bank has cleared the cheque.',
    other: 'This is no receipt. We issue one once the payment is on our bank statement.',
  },
  title: (number: string) => `Donation receipt ${number}`,
  number: 'Receipt number',
  issuedOn: 'Receipt date',
  year: 'Financial year',
  from: 'Received with thanks from',
  address: 'Address',
  pan: 'PAN of the donor',
  amount: 'Amount',
  method: 'Paid by',
  paidOn: 'Paid on',
  purpose: 'Towards',
  paymentReference: 'Payment reference',
  reference: 'Donation reference',
  refundedAmount: 'Refunded',
  trust: (registration: string) => `Registered trust: ${registration}`,
  trustPan: (pan: string) => `PAN of the trust: ${pan}`,
  eightyG: {
    heading: 'Deduction under section 80G',
    text: (registration: string, date: string, section: string) =>
      `The trust is approved under section ${section} of the Income-tax Act, 1961; unique registration number ${registration} of ${date}. The Act decides whether, and how much, you may deduct.`,
    short: (registration: string) =>
      `80G registration ${registration}. For a deduction use the full receipt: scan the code.`,
    withPan: 'This donation is reported in Form 10BD with the PAN above.',
    withoutPan: 'No PAN was given: this donation is not reported in Form 10BD.',
    panLater: 'The PAN was given after this receipt: this donation is reported in Form 10BD.',
    notDeductible: {
      cash: 'Not deductible: it was given in cash and is more than ₹2,000 (section 80G(5D)).',
      fee: 'Not deductible: it is the fee for a puja and no donation.',
      anonymous: 'Not deductible: its donors are not known (section 115BBC).',
    },
  },
  test: {
    title: 'Test: no money was received',
    text: 'Made in test mode. It is not a valid receipt and cannot be used for a deduction.',
    across: 'TEST',
  },
  void: {
    title: 'This receipt is void',
    text: 'It was issued by mistake and cannot be used for a deduction.',
    across: 'VOID',
  },
  refunded: {
    title: 'This donation was refunded',
    text: 'This receipt is no longer valid and cannot be used for a deduction.',
    across: 'REFUNDED',
  },
  verify: 'Is this receipt genuine? Scan the code, or open:',
  scan: 'Is this receipt genuine? Scan the code.',
  signed: 'Computer-generated receipt.',
  computed: 'Computer-generated receipt; valid without a signature.',
} as const

/** What a receipt says beside that in the donor's language. */
const second = {
  heading: words.heading as string,
  feeHeading: words.feeHeading as string,
  amount: words.amount as string,
  purpose: words.purpose as string,
  purposes: usualPurposes,
  thanks: 'Thank you. May Lord Ganesha bless you and yours.',
}

export const secondWordsOf = wordsIn({ mr, hi, en: second })
