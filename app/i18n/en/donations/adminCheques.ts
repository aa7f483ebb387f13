import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** What the bank did with a cheque. */
export const chequeAnswer = catalogue('chequeAnswer', {
  heading: 'What did the bank do?',
  text: 'It counts, and the receipt is issued, when the bank has cleared the cheque.',
  bouncedText: 'It bounced. If it was presented again and cleared, record that here.',
  on: 'Day of the bank’s answer',
  cleared: 'Cleared: issue the receipt',
  bounced: 'Bounced',
  done: {
    cleared: 'Cleared. The receipt is issued.',
    bounced: 'Recorded: the cheque bounced',
  },
})

/** What Form 10BD lacked. */
export const latePan = catalogue('latePan', {
  heading: 'Add PAN and address',
  text: 'For Form 10BD. The receipt keeps its number and its words. The activity log says that they were added, not what they are.',
  pan: 'PAN',
  address: 'Address',
  send: 'Add to Form 10BD',
  done: 'Added. The donation is in Form 10BD now.',
})

/** A line of a bank statement that no pledge fits. */
export const lineDonation = catalogue('lineDonation', {
  begin: 'Record it as a donation',
  name: 'Donor’s name',
  email: 'Email (optional)',
  purpose: 'Purpose',
  noPurpose: 'No purpose given',
  pan: 'PAN (optional)',
  address: 'Address (with the PAN)',
  record: (amount: string) => `Record ${amount} and issue the receipt`,
  done: (reference: string) => `Recorded as ${reference}.`,
  open: 'Open',
  tickAll: (count: number) =>
    counted(count, { one: 'Tick the line', other: `Tick all ${count} lines` }),
  tick: (what: string) => `Record ${what}`,
  nameFor: (what: string) => `Donor of ${what}`,
  wellWisher: 'A well-wisher',
  anonymous:
    'Each gets a receipt, without an email. A donor whose name nobody knows is recorded as a well-wisher: the law counts that as an anonymous donation (section 115BBC).',
  recordAll: (count: number) =>
    count === 0
      ? 'Nothing ticked yet'
      : counted(count, { one: 'Record 1 as a donation', other: `Record ${count} as donations` }),
  recorded: (count: number) =>
    counted(count, { one: '1 donation recorded', other: `${count} donations recorded` }),
})
