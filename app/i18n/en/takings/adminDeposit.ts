import { catalogue } from '#app/i18n/words.ts'

/** Cheques on their way to the bank, and the slip to deposit them with. */
export const adminDeposit = catalogue('adminDeposit', {
  title: 'Cheques at the bank',
  intro: 'Handed over and not cleared: donations, dakshina and sales.',
  print: (count: number) => (count === 1 ? 'Print slip of 1' : `Print slip of ${count}`),
  slip: 'Cheques to deposit',
  on: (day: string) => `Deposited on ${day}`,
  number: 'Cheque',
  bank: 'Bank',
  who: 'From',
  recorded: 'Recorded on',
  amount: 'Amount',
  chosen: 'With the selected cheques',
  all: (count: number) => (count === 1 ? 'Select the cheque' : `Select all ${count} cheques`),
  one: (number: string) => `Select cheque ${number}`,
  sum: (count: number) => (count === 1 ? '1 cheque' : `${count} cheques`),
  nameless: 'No name given',
  empty: 'No cheques are waiting',
  emptyText: 'Cheques that the counter takes will appear here until the bank has cleared them.',
  signatures: ['Prepared by', 'For the bank'],
})
