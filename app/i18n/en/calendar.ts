import { catalogue } from '#app/i18n/words.ts'

const isDark = (tithi: number) => tithi > 15

export const calendar = catalogue('calendar', {
  page: {
    title: 'Festival Calendar: Sankashti, Vinayaka and Ganesh Chaturthi in your city',
    description:
      'Sankashti with the moonrise of your own city, Vinayaka Chaturthi, Ganesh Chaturthi and the other days of Lord Ganesha, computed on your phone, also without a network.',
  },
  heading: 'Festival Calendar',
  computedFor: (city: string) => `Computed for ${city}, to the minute. Works without a network.`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  lunarMonth: (name: string, isAdhika: boolean) => (isAdhika ? `Adhika ${name}` : name),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  goTo: 'Go to',
  month: 'Month',
  year: 'Year',
  /** As it stands in a small cell: S for the bright half, K for the dark one. */
  shortTithi: (number: number) =>
    `${isDark(number) ? 'K' : 'S'}${isDark(number) ? number - 15 : number}`,
  shortTithiHelp:
    'S and K with a number: the tithi of the bright half (Shukla) and of the dark half (Krishna) at sunrise. The moon is drawn as it stands that morning.',
  categories: {
    major: 'Major festival',
    sankashti: 'Sankashti',
    angaraki: 'Angaraki',
    default: 'Vinayaka and others',
  },
  /** On one festival. */
  categoryChips: {
    major: 'Major festival',
    sankashti: 'Sankashti',
    angaraki: 'Angaraki',
    default: 'Festival',
  },
  /** As it stands in a cell: the day's own name without what the whole calendar is about. */
  shortName: (name: string) =>
    /Angaraki/.test(name)
      ? 'Angaraki'
      : /Sankashti/.test(name)
        ? 'Sankashti'
        : name.replace(/^Vinayaka Chaturthi$/, 'Vinayaka'),
  shapes: 'What the marks mean',
  loadFailed: 'Failed to load calendar. Please try again.',
  upcomingFailed: 'Failed to load upcoming festivals. Please try again.',
  retry: 'Try again',
  almanacLost: (city: string) =>
    `The almanac could not be loaded on this phone. The festivals of ${city} come from the temple’s server; tithi and moon are missing.`,
  almanacLostHere:
    'The almanac could not be loaded on this phone, and the temple’s server knows only the cities of the list: choose one near you.',
  outOfRange: (from: number, to: number) =>
    `The almanac reaches from ${from} to ${to}. Other years are not shown, because they could be wrong.`,
  upcoming: 'Upcoming Festivals',
  upcomingEyebrow: 'The year ahead',
  noneUpcoming: 'No festival in the year ahead.',
  more: 'Show more festivals',
  date: 'Date',
  moonrise: 'Moonrise',
  moonriseIn: (city: string) => `Moonrise in ${city}`,
  noMoonrise: 'N/A',
  visibleLater:
    'The computed rise over a level horizon. Haze, buildings and hills let the moon be seen some minutes later.',
  checkLocally:
    'A few minutes decide the date of this one: please check your local panchang as well.',
  reference: (place: string) =>
    `The sun or the moon does not rise in your city then: dated as in ${place}.`,
  atSunrise: 'at sunrise',
  until: (from: string, to: string) => `${from} to ${to}`,
  atTheTemple: (city: string) => `At the temple in ${city}`,
  noFestival: 'No day of Lord Ganesha on this date.',
  openFestival: 'How it is kept',
  openNamed: (name: string) => `How it is kept: ${name}`,
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
  details: 'The chosen day',
  reminders: {
    title: 'Never Miss a Festival',
    text: 'A word seven days, three days and one day before, and on the day itself.',
    set: 'Set Reminders',
    soon: 'Reminders are being prepared and cannot be set yet. Until then ‘Add to calendar’ puts a festival with its alarms into your phone’s own calendar.',
    ways: 'Ways to be reminded',
    whatsapp: 'WhatsApp Alerts',
    whatsappText:
      'A WhatsApp message before each festival, with the moonrise of your city. You give your number here when it opens, and can end it with one word.',
    email: 'Email Reminders',
    emailText:
      'An e-mail before each festival, with the moonrise of your city and a link to the vrat. You give your address here when it opens, and each letter carries a link to end it.',
  },
})
