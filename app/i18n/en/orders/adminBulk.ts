import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { BulkStep } from '#contract/orders/bulkAdmin.ts'

const orders = (count: number): string =>
  counted(count, { one: '1 order', other: `${count} orders` })

/** What is done with many orders in one press. */
export const orderBulk = catalogue('orderBulk', {
  label: 'With the selected orders',
  all: (count: number) => `Select all ${count}`,
  one: (reference: string, name: string) => `Select ${reference}, ${name}`,
  chosen: (count: number) => `${orders(count)} selected`,
  print: 'Slips and labels',
  buttons: {
    pack: 'Mark as packed',
    ship: 'Mark as sent',
    deliver: 'Mark as delivered',
  } satisfies Record<BulkStep, string>,
  done: {
    pack: (count: number) => `${orders(count)} packed`,
    ship: (count: number) => `${orders(count)} sent`,
    deliver: (count: number) => `${orders(count)} delivered`,
  } satisfies Record<BulkStep, (count: number) => string>,
  leftOut: (count: number) => `${orders(count)} left out: someone has changed them meanwhile.`,
  packedText: 'The invoices are issued.',
  emailSoon: (seconds: number) => `The buyers get an email in ${seconds} seconds.`,
  undone: (count: number) => `Undone for ${orders(count)}`,
  tooLate: 'The others were changed meanwhile, or it was too late.',
  title: (count: number) =>
    `Who takes ${counted(count, { one: 'the parcel', other: `the ${count} parcels` })}?`,
  courier: 'Courier',
  courierHint: 'For example India Post, Delhivery or Blue Dart.',
  courierMissing: 'Please enter the courier',
  numbers: 'Tracking numbers (optional)',
  numbersHint: 'You can paste a whole column into the first field.',
})
