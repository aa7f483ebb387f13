import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { DayRule, SevaKind, SevaOccasion, SevaPlan, SevaStatus } from '#contract/sevas/seva.ts'

const { rule, lunarMonths, civilMonths, tithiName } = adminRepeats.english

const kinds: Record<SevaKind, string> = {
  puja: 'Puja',
  abhishek: 'Abhishek',
  annadan: 'Annadan',
}

/** Why a seva is on its day; the plain ones need no words. */
const reasons: Readonly<Record<string, string>> = {
  'first-of-two-sunrises': 'The tithi is present at two sunrises: the first day.',
  'no-sunrise-begins': 'The tithi covers no sunrise: the day on which it begins.',
  'february-28': 'No Feb 29 this year: the day before.',
  'aparahna-larger': 'The tithi is present on two afternoons: the day with more of it.',
  'aparahna-equal-first': 'The tithi is present equally on two afternoons: the first day.',
  'aparahna-neither-first': 'The tithi covers no afternoon: the day on which it begins.',
}

/** Yearly sevas, for staff. */
export const adminSevas = catalogue('adminSevas', {
  title: 'Yearly sevas',
  intro: 'The almanac finds the day of each seva every year.',
  parts: { list: 'All sevas', days: 'Days to come' },
  ways: 'Parts of this page',
  add: 'New seva',
  label: 'Yearly sevas',
  empty: 'No yearly sevas yet',
  emptyText: 'Record one here. Devotees can also ask for one on the site.',
  searchHint: 'Name, email, phone or reference',
  status: 'Status',
  statuses: {
    requested: 'To confirm',
    active: 'In force',
    ended: 'Ended',
    declined: 'Declined',
  } satisfies Record<SevaStatus, string>,
  kind: 'Seva',
  kinds,
  occasions: {
    birthday: 'Birthday',
    anniversary: 'Wedding anniversary',
    punyatithi: 'Punyatithi (death anniversary)',
    festival: 'Festival',
    other: 'Other',
  } satisfies Record<SevaOccasion, string>,
  rule,
  lunarMonths,
  civilMonths,
  tithiName,
  reasons,
  heading: (kind: SevaKind, name: string) => `${kinds[kind]}: ${name}`,
  inMemory: (name: string) => `in memory of ${name}`,
  inName: (name: string) => `in the name of ${name}`,
  next: (day: string) => `Next: ${day}`,
  noNext: 'No day to come',
  forYears: (years: number) => (years === 1 ? 'For one year' : `For ${years} years`),
  forGood: 'For good',
  paid: (amount: string) => `${amount} received`,
})

/** The form of a seva. */
export const sevaForm = catalogue('adminSevaForm', {
  newTitle: 'New yearly seva',
  addIt: 'Record seva',
  added: 'Seva recorded',
  saved: 'Saved',
  terms: 'Details',
  kind: 'Seva',
  kindNone: 'Choose a seva',
  kinds,
  occasion: 'Occasion',
  occasionNone: 'Choose an occasion',
  occasions: adminSevas.english.occasions,
  inName: 'In whose name, or in memory of',
  gotra: 'Gotra (optional)',
  by: 'Comes back',
  bys: { tithi: 'By tithi', date: 'By date' },
  lunarMonth: 'Lunar month',
  month: 'Month',
  tithi: 'Tithi',
  day: 'Day',
  dayRule: 'Which day',
  dayRules: {
    sunrise: 'The tithi at sunrise (birthday, festival)',
    aparahna: 'The tithi in the afternoon, aparahna (shraddha)',
  } satisfies Record<DayRule, string>,
  lunarHint:
    'Months end at new moon. In a year with an added (adhika) month, the seva is in the ordinary (nija) month.',
  dates: 'Its next days',
  since: 'First day on or after',
  years: 'Number of years',
  yearsHint: 'Leave empty for a seva for good.',
  plan: 'Paid',
  plans: { once: 'Once', yearly: 'Every year' } satisfies Record<SevaPlan, string>,
  amount: 'Amount in rupees (optional)',
  direction: 'Direction for the corpus (optional)',
  directionHint:
    'Only for annadan for good: the donor’s written words that the gift becomes corpus. Form 10BD then says Corpus.',
  fullName: 'Devotee’s name',
  phone: 'Phone (optional)',
  email: 'Email (optional)',
  emailHint: 'We write a month and a day before each seva, and when it is done.',
  address: 'Address (optional)',
  notes: 'Notes for staff (optional)',
  required: 'Please fill this in',
  wholeNumber: 'Please enter a whole number',
})

export const tithiFinder = catalogue('tithiFinder', {
  open: 'Find the tithi of a date',
  date: 'Date of birth or death',
  city: 'City',
  templesCity: 'Temple’s city',
  found: (tithi: string, month: string, place: string) =>
    `${tithi} of ${month}, at sunrise in ${place}.`,
  adhika: (month: string) => `an added (adhika) ${month}`,
  purnimanta: (month: string) => `Where months end at full moon, the month is called ${month}.`,
  next: (tithi: string, time: string) => `${tithi} began at ${time} on that day.`,
  afterwards:
    'For a birth or death before sunrise, choose the day before. After the tithi changed, the family decides which one they keep.',
  use: (tithi: string) => `Use ${tithi}`,
})

export const sevaDetails = catalogue('adminSevaDetails', {
  all: 'All sevas',
  accept: 'Confirm seva',
  accepted: 'Seva confirmed',
  decline: 'Decline',
  declined: 'Request declined',
  requested: 'A devotee asked for this seva on the site. Agree on the amount, then confirm it.',
  end: 'End this seva',
  endTitle: 'End this seva?',
  endText: 'Its days to come disappear. Days that were done stay.',
  keep: 'Keep it',
  ended: 'Seva ended',
  days: 'Days',
  noDays: 'No day to come.',
  done: 'Done',
  markDone: 'Mark done',
  missed: 'Not marked',
  markOf: (day: string) => `Mark done: ${day}`,
  marked: (day: string) => `Done: ${day}`,
  emailSoon: (seconds: number) => `The devotee is thanked by email in ${seconds} seconds.`,
  noEmail: 'There is no email address, so no thanks are sent.',
  undone: 'No longer marked done',
  note: 'Note (optional)',
  gifts: 'Payments',
  noGifts: 'Nothing was paid yet.',
  agreed: (amount: string, isYearly: boolean) =>
    isYearly ? `Agreed: ${amount} every year` : `Agreed: ${amount}`,
  give: 'Record a payment',
  nature: {
    fee: 'Recorded as the fee for a puja: no 80G deduction.',
    corpus: 'Recorded as a corpus donation.',
    donation: 'Recorded as a donation.',
  },
  paidOn: 'Day it was given',
  pan: 'PAN (optional)',
  panHint: 'For the 80G receipt and Form 10BD.',
  donorAddress: 'Address (with the PAN)',
  recorded: (amount: string) => `${amount} recorded`,
  receipt: (number: string) => `Receipt ${number}`,
  record: 'Record',
})

export const sevaDays = catalogue('adminSevaDays', {
  title: 'Days to come',
  empty: 'No sevas in these months',
  emptyText: 'Days of sevas appear here.',
  print: 'Priest’s list',
  list: (from: string, to: string) => `Sevas from ${from} to ${to}`,
  printIt: 'Print',
  seva: 'Seva',
  names: 'Name',
  gotra: 'Gotra',
  day: 'Day',
  notes: 'Notes',
  to: 'To',
  when: (date: string, today: string, text: string) =>
    date === today ? 'today' : date > today ? 'tomorrow' : `${text}, not marked done`,
})
