import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const share = (amount: number, before: number): string => {
  const percent = Math.round(Math.abs(amount / before - 1) * 100)
  if (percent === 0) return 'the same'
  return `${percent} % ${amount > before ? 'more' : 'less'}`
}

/** A year of the temple's money beside the one before. */
export const adminYear = catalogue('adminYear', {
  title: 'The year',
  intro: 'All money by the day on which it was received, beside the year before.',
  ways: 'Parts of the takings',
  days: 'Days',
  year: 'Year',
  cheques: 'Cheques',
  calendar: (year: string) => `${year}, Jan to Dec`,
  kind: 'What for',
  received: 'Received',
  refunded: 'Refunded',
  refundedNote: 'On the day of the refund',
  payments: (count: number) => counted(count, { one: '1 payment', other: `${count} payments` }),
  whole: (year: string) => `In ${year}`,
  soFar: (day: string) => `By ${day} a year before`,
  change: (amount: number, before: number) => `Now ${share(amount, before)}`,
  chart: (year: string) => `By month, ${year}`,
  legend: (year: string, before: string) => `${year}, with ${before} in brown`,
  byMonth: 'By month',
  month: 'Month',
  sum: 'Sum',
  all: 'All',
  before: 'Year before',
  byMethod: 'By way of paying',
  method: 'Paid by',
  byPurpose: 'By purpose',
  purpose: 'Purpose',
  unnamed: 'No purpose given',
  shop: 'Shop',
  count: 'Payments',
  less: (amount: string) => `${amount} refunded`,
  busiest: 'Busiest days',
  day: 'Day',
  festivals: 'Great days of the calendar',
  festival: 'Festival',
  empty: 'Nothing was received in this year',
  emptyText: 'Please choose another year.',
})
