import { catalogue } from '#app/i18n/words.ts'
import type { TenderMethod } from '#contract/counter/tenderAdmin.ts'

/** How people pay at the temple, whatever for. */
export const tender = catalogue('adminTender', {
  legend: 'How is it paid?',
  methods: {
    cash: 'Cash',
    upi: 'UPI',
    card_machine: 'Card machine',
    cheque: 'Cheque',
  } satisfies Record<TenderMethod, string>,
  cashLimit: 'Less than ₹2,00,000 in cash from one person on a day, whatever it is for.',
  amounts: 'Usual amounts',
  amount: 'Amount in rupees',
  late: 'Why is it recorded late?',
  lateHint: 'The cash is in today’s drawer. The reason goes into the activity log.',
  scan: (amount: string) => `Scan to pay ${amount}`,
  code: (amount: string) => `UPI code for ${amount}`,
  reference: (reference: string) => `Reference ${reference}`,
  noCodeYet: 'The UPI code appears here once the amount and the name are filled in.',
  noAddress:
    'The temple has no UPI ID, so there is no code to scan. An administrator can add it under Settings.',
  utr: 'UTR, 12 digits (optional)',
  utrHint:
    'The payer’s app shows it. With it, the payment counts at once; without it, once the bank statement shows the payment.',
  utrNeeded: 'UTR, 12 digits',
  utrNeededHint:
    'The payer’s app shows it. Without it the payment cannot be found on the statement.',
  slip: 'Number on the slip (optional)',
  cheque: 'Cheque number, 6 digits',
  bank: 'Drawn on (bank)',
  seen: (amount: string) => `Payment seen: ${amount}`,
  take: {
    cash: (amount: string) => `Take ${amount} in cash`,
    upi: (amount: string) => `Payment seen: ${amount}`,
    card_machine: (amount: string) => `Take ${amount} by card machine`,
    cheque: (amount: string) => `Take a cheque for ${amount}`,
  } satisfies Record<TenderMethod, (amount: string) => string>,
  waitsForStatement: 'It counts once our bank statement shows it.',
  waitsForCheque: 'It counts once the bank has cleared the cheque.',
  print: 'Print',
})
