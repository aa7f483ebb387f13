import { months, shortWeekdays, weekdays } from '#contract/i18n/en/dateTable.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Of a fast that comes every month, a cell has room for its kind. */
const everyMonth = /^.+ (Ekadashi|Pradosh|Purnima|Amavasya)\b/

export const calendar = catalogue('calendar', {
  page: {
    title: 'Festival Calendar: Sankashti and Ganesh Chaturthi in your city',
    description: 'Sankashti with local moonrise, Vinayaka and Ganesh Chaturthi, even offline.',
  },
  heading: 'Festival Calendar',
  computedFor: 'Calculated for',
  weekdays,
  shortWeekdays,
  months,
  lunarMonth: (name: string, isAdhika: boolean) => (isAdhika ? `Adhika ${name}` : name),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  goTo: 'Go to',
  month: 'Month',
  year: 'Year',
  /** In a small cell: S for the bright half, K for the dark one; the new moon is 30, as in print. */
  shortTithi: (number: number) =>
    `${number > 15 ? 'K' : 'S'}${number > 15 && number < 30 ? number - 15 : number}`,
  shortTithiHelp: 'S = waxing fortnight, K = waning.',
  tithiHelp: 'A day’s tithi is that at sunrise, or the festival’s own.',
  moreOnGrid: 'More festivals, tithis',
  /** So short that they share one line of a phone. */
  legend: {
    major: 'Major',
    sankashti: 'Sankashti',
    angaraki: 'Angaraki',
    default: 'Vinayaka',
  },
  /** On one festival. */
  categoryChips: {
    major: 'Major festival',
    sankashti: 'Sankashti',
    angaraki: 'Angaraki',
    default: 'Festival',
  },
  /** In a cell: the name without the words that every day of this calendar shares. */
  shortName: (name: string, isEveryMonth: boolean) =>
    /Angaraki/.test(name)
      ? 'Angaraki'
      : /Sankashti/.test(name)
        ? 'Sankashti'
        : name.replace(isEveryMonth ? everyMonth : /^(Vinayaka) Chaturthi$/, '$1'),
  shapes: 'What the marks mean',
  loadFailed: 'Failed to load calendar. Please try again.',
  upcomingFailed: 'Failed to load upcoming festivals. Please try again.',
  retry: 'Try again',
  almanacLost: (city: string) =>
    `The almanac could not be loaded on this phone. We can still show festivals for ${city}, but not the tithi and moon.`,
  almanacLostHere:
    'The almanac could not be loaded on this phone. Please choose a city near you from the list.',
  outOfRange: (from: number, to: number) =>
    `The almanac covers ${from} to ${to}. Dates in other years could be wrong, so we don’t show them.`,
  upcoming: 'Upcoming Festivals',
  upcomingEyebrow: 'The year ahead',
  noneUpcoming: 'No festival in the year ahead.',
  more: 'Show more festivals',
  moonrise: 'Moonrise',
  begins: (time: string) => `Begins ${time}`,
  moonriseIn: (city: string) => `Moonrise in ${city}`,
  midday: 'Midday puja',
  middayIn: (city: string) => `Midday puja in ${city}`,
  panchang: 'Panchang of this day',
  visibleLater:
    'Calculated for a flat horizon. Haze, buildings or hills may delay your sight of the moon.',
  checkLocally: 'This date is borderline. Please check your local panchang.',
  reference: (place: string) =>
    `The sun or the moon does not rise in your city then. This is the date in ${place}.`,
  atTheTemple: (city: string) => `At the temple in ${city}`,
  noFestival: 'No festival on this day.',
  /** How a festival is kept, or the fast of a Sankashti. */
  openFestival: 'How to observe it',
  openFast: 'How to keep this fast',
  openNamed: (open: string, name: string) => `${open}: ${name}`,
  inDays: (days: number) =>
    days === 0
      ? 'today'
      : days === 1
        ? 'tomorrow'
        : days === -1
          ? 'yesterday'
          : days > 0
            ? `in ${days} days`
            : `${-days} days ago`,
  details: 'Selected day',
})
