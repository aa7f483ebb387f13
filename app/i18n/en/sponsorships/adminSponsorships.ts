import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { SponsoredDay } from '#contract/sponsorships/admin.ts'

/** Sponsored days, for staff. */
export const adminSponsorships = catalogue('adminSponsorships', {
  title: 'Sponsored days',
  intro: 'Devotees sponsor annadan or another offering for a day, on the site or at the counter.',
  all: 'Sponsored days',
  take: 'Sponsor a day',
  offerings: 'Offerings and prices',
  print: 'Priest’s list',
  empty: 'No sponsored days yet',
  emptyText: 'Days appear here once devotees choose them on the site or at the counter.',
  noOfferings: 'Nothing is offered to sponsor yet. Add an offering first.',
  states: {
    held: 'Being paid',
    promised: 'Waiting for payment',
    paid: 'Paid',
    none: 'Needs another day',
    test: 'Test mode',
    free: 'Freed',
  } satisfies Record<SponsoredDay['state'], string>,
  today: 'Sponsored today',
  sponsored: 'Sponsored',
  paidLess: 'Paid less',
  heading: (offering: string, name: string) => `${offering}: ${name}`,
  when: (date: string, today: string) => (date === today ? 'today' : 'tomorrow'),
  list: (from: string, to: string) => `Sponsored days from ${from} to ${to}`,
  columns: { day: 'Day', offering: 'Offering', name: 'Name', donor: 'Donor' },
  details: {
    donor: 'Donor',
    phone: 'Phone',
    shown: 'Name on the calendar',
    yes: 'Shown',
    no: 'Not shown',
    donation: 'Open the donation',
    none: 'The payment was found after the day had been given to others. Please agree on another day with the donor.',
    date: 'New day',
    move: 'Move to this day',
    moved: (day: string) => `Moved to ${day}`,
    informed: 'The donor is informed by email.',
    notInformed: 'The donor gave no email address. Please call them.',
    test: 'It was paid in test mode: the day is free again half an hour after it was chosen.',
    short: (received: string, price: string) =>
      `${received} was received. This day costs ${price}.`,
    keepIt: 'Keep the day',
    leftToDonor: 'The day stays with the donor',
    free: 'Free the day',
    freeTitle: 'Free the day?',
    freeText:
      'Others can then sponsor it. The donation stays as it is; refund it on its own page if it is to be returned. The donor is not informed.',
    keep: 'Keep it',
    freed: 'Day freed',
  },
})

/** A day taken at the counter. */
export const sponsorEntry = catalogue('adminSponsorEntry', {
  title: 'Sponsor a day',
  offering: 'Offering',
  offeringNone: 'Choose an offering',
  option: (name: string, price: string) => `${name}, ${price}`,
  date: 'Day',
  states: { taken: 'This day is taken.', closed: 'The temple is closed on this day.' },
  left: (count: number) =>
    counted(count, { one: '1 place is free.', other: `${count} places are free.` }),
  name: 'In whose name',
  nameHint: 'The priest reads it out.',
  isNameShown: 'Show this name on the public calendar (only with the devotee’s consent)',
  fullName: 'Donor’s name',
  phone: 'Phone (optional)',
  email: 'Email (optional)',
  emailHint: 'For the receipt, the confirmation and the reminder the day before.',
  paidOn: 'Day it was given',
  pan: 'PAN (optional)',
  panHint: 'For the 80G receipt and Form 10BD.',
  donorAddress: 'Address (with the PAN)',
  record: 'Record',
  done: (offering: string, day: string) => `${offering} on ${day} is sponsored`,
  receipt: (amount: string, number: string) => `${amount} received, receipt ${number}`,
  waits: (amount: string, reference: string) =>
    `${amount} waits for the bank (${reference}); the day is held until then.`,
  next: 'Sponsor another day',
  printReceipt: 'Receipt',
})

/** What can be sponsored. */
export const offeringForm = catalogue('adminOfferings', {
  title: 'Offerings and prices',
  intro: 'What devotees can sponsor for a day.',
  add: 'New offering',
  addIt: 'Add offering',
  added: 'Offering added',
  saved: 'Saved',
  all: 'All offerings',
  empty: 'No offerings yet',
  emptyText:
    'Add annadan, flowers, lamps or an aarti with its price. Devotees see it once it is switched on.',
  off: 'Not offered',
  aDay: (price: string, places: number) =>
    counted(places, { one: `${price} a day`, other: `${price} a day, ${places} places` }),
  coming: (count: number) =>
    counted(count, { one: '1 day to come', other: `${count} days to come` }),
  name: 'Name',
  nameHint: 'As on the receipt: Annadan, Flowers, Lamps, Evening aarti.',
  text: 'What it is (optional)',
  price: 'Price of a day in rupees',
  priceHint: 'A new price is for days chosen from now on.',
  places: 'Places a day',
  placesHint: 'How many devotees may sponsor it on the same day.',
  isActive: 'Devotees can sponsor it',
  required: 'Please fill this in',
  wholeNumber: 'Please enter a whole number',
})
