import { shortWeekdays } from '#contract/i18n/en/dateTable.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Sponsoring a day, for devotees. */
export const sponsor = catalogue('sponsor', {
  choose: 'Choose a day',
  offering: 'What would you like to sponsor?',
  aDay: (price: string) => `${price} a day`,
  days: 'Which day?',
  earlier: 'Earlier month',
  later: 'Later month',
  weekdays: shortWeekdays,
  free: 'free',
  left: (count: number) => `${count} left`,
  full: 'taken',
  closed: 'closed',
  noFree: 'No free day in this month.',
  festival: (day: string, name: string) => `${day}: ${name}.`,
  sponsors: 'Sponsored this month:',
  dayMissing: 'Please choose a day',
  name: 'In whose name?',
  nameHint: 'The priest reads it out.',
  isNameShown: 'Show this name on the calendar of sponsored days',
  hold: 'Continue to your gift',
  holding: 'Reserving...',
  held: {
    until: (time: string) => `Reserved for you until ${time}.`,
    byUpi: 'If you pay by UPI, we hold the day until we find your payment.',
  },
  none: 'Nothing can be sponsored at the moment.',
  failed: 'The days could not be loaded.',
})
