import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** The yearly statement for the income tax department. */
export const adminTax = catalogue('adminTax', {
  heading: 'Form 10BD: the yearly statement of donations',
  text: 'A temple registered under 80G files it with the income tax department by 31 May, for the year that ended in March. Each row is a donor with a PAN.',
  notRegistered:
    'Settings has no 80G registration, so its columns stay empty. Ask your accountant whether you need this form.',
  year: 'Financial year, April to March',
  ready: 'Ready for the form',
  donors: (count: number, amount: string) =>
    counted(count, { one: `1 donor, ${amount}`, other: `${count} donors, ${amount}` }),
  download: 'Download Form 10BD',
  incomplete: 'Not in the form: PAN or address missing',
  incompleteOf: (count: number, amount: string) =>
    counted(count, { one: `1 donation, ${amount}`, other: `${count} donations, ${amount}` }),
  incompleteText:
    'The list shows whom to ask. Without both, a donor is not in the form and gets no certificate.',
  downloadIncomplete: 'Download the list',
  excluded: 'Not in the form: cannot be deducted',
  excludedText: 'Cash above ₹2,000, the hundi, and fees for pujas.',
  splitCash: 'Cash given in parts on one day',
  splitCashText:
    'Together it is above ₹2,000, which cannot be deducted as one gift (section 80G(5D)). Ask your accountant before you file.',
  parts: (count: number) => `${count} gifts`,
  before: (year: string, donors: string) => `The year before, ${year}: ${donors}`,
  largest: (count: number) =>
    count < 50 ? 'Add what is missing' : 'Add what is missing: the 50 largest',
  addPan: 'Add PAN',
  addPanTo: (name: string, receipt: string) => `Add PAN: ${name}, ${receipt}`,
  careful: 'Both files contain personal data. Please delete them once they are filed.',
})
