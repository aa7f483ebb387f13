import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

export const adminPujas = catalogue('adminPujas', {
  title: 'Pujas',
  intro: 'What devotees can book, in the order in which they see it.',
  all: 'All pujas',
  add: 'Add a puja',
  label: 'Pujas in their order',
  coming: (count: number) =>
    counted(count, { one: '1 booking to come', other: `${count} bookings to come` }),
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  ordered: 'The new order is saved',
  off: 'Off',
  newTitle: 'Add a puja',
  create: 'Save puja',
  created: 'Saved. Switch it on when devotees may book it.',
  saved: 'Saved. Devotees see it now.',
  savedOff: 'Saved',
  required: 'Required',
  name: 'Name',
  shortDescription: 'Short line (optional)',
  shortDescriptionHint: 'Beside the name, for example: durva, modak, aarti.',
  description: 'What happens in this puja',
  price: 'Starting price in ₹ (optional)',
  priceHint: 'If left empty, devotees see “by arrangement”.',
  wholeNumber: 'Please enter whole rupees',
  hours: 'Duration in hours (optional)',
  from: 'From (hours)',
  to: 'To (hours)',
  wrongHours: 'Please enter hours, for example 1.5',
  imageUrl: 'Picture (optional)',
  noPicture: 'No picture yet.',
  preview: 'As devotees see it',
  yourPuja: 'Name of the puja',
  state: 'Bookings',
  isOn: 'Devotees see this puja and can book it.',
  isOff: 'Devotees do not see this puja and cannot book it.',
  bookings: (count: number) =>
    counted(count, {
      one: 'One booking is still to come.',
      other: `${count} bookings are still to come.`,
    }),
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switchedOn: 'Devotees can book it now',
  switchedOff: 'Devotees can no longer book it',
  offTitle: (name: string) => `Switch off ${name}?`,
  offText: (count: number) =>
    counted(count, {
      one: 'One booking is still to come. It stays, and can be moved or cancelled as before. Nobody can book this puja until you switch it on again.',
      other: `${count} bookings are still to come. They stay, and can be moved or cancelled as before. Nobody can book this puja until you switch it on again.`,
    }),
  keepOn: 'Keep it on',
  switchManyOn: (count: number) => `Switch ${count} on`,
  switchManyOff: (count: number) => `Switch ${count} off`,
  offManyTitle: (count: number) =>
    counted(count, { one: 'Switch this puja off?', other: `Switch ${count} pujas off?` }),
  offManyText: (count: number) =>
    counted(count, {
      one: 'One booking is still to come. It stays, and can be moved or cancelled as before.',
      other: `${count} bookings are still to come. They stay, and can be moved or cancelled as before.`,
    }),
  keepManyOn: 'Keep them on',
  places: 'Capacity and closed days',
  unsaved: 'Save your changes above first.',
})
