import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

export const festivalPage = catalogue('festivalPage', {
  remindMe: 'Remind me',
  remindWhen: 'We remind you 7, 3 and 1 days before, and on the day.',
  remindMore: 'Other times, email or WhatsApp',
  arghya: 'Offer arghya',
  nextDay: 'Next festival',
  observedIn: 'Observed in',
  untilOn: (time: string, date: string) => `until ${time} · ${date}`,
  endedAt: (time: string) => `It ended at ${time}`,
  today: 'Today',
  days: (days: number) => counted(days, { one: 'in 1 day', other: `in ${days} days` }),
  category: 'Category',
  back: 'Festival Calendar',
  inCity: (city: string) => `In ${city}`,
  /** Where a custom has no day of its own. */
  allThere: 'Everyone keeps the same day',
  atTemple: (city: string) => `At the temple, ${city}`,
  panchang: 'Panchang of this day',
  mantrasTitle: 'Mantras for the day',
  pujaTitle: (puja: string) => `Book a ${puja}`,
  readOn: 'Read on',
  neighbours: 'Previous and next',
  before: 'Previous',
  after: 'Next',
  loadFailed: 'This festival could not be loaded.',
  untold: 'We could not calculate the date for your city. It may be a day earlier or later.',
  loadFailedText: 'The almanac is not on this phone yet. Please try again when you’re online.',
})
