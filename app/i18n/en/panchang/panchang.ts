import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

export const panchang = catalogue('panchang', {
  page: {
    title: 'Daily Panchang: tithi, sunrise and moonrise',
    description:
      'Tithi, nakshatra, Rahu Kalam, choghadiya, sunrise and moonrise for any day in your city, calculated on your phone, even offline.',
  },
  titleOfDay: (date: string) => `Panchang, ${date}: tithi, sunrise and moonrise`,
  monthPage: {
    title: 'Panchang of the month, to print',
    description: 'A month’s tithis, sunrises and moonrises for your city on one sheet of paper.',
  },
  heading: 'Daily Panchang',
  /** Of a day that is not today, or of none. */
  headingOfDay: 'Panchang',
  computedFor: 'Calculated for',
  before: 'Previous day',
  after: 'Next day',
  today: 'Today',
  /** From Sunday to Saturday. */
  varas: [
    'Ravivara',
    'Somavara',
    'Mangalavara',
    'Budhavara',
    'Guruvara',
    'Shukravara',
    'Shanivara',
  ],
  vara: 'Vara',
  until: (time: string) => `until ${time}`,
  untilAtSunrise: (time: string) => `at sunrise, until ${time}`,
  atSunrise: (tithi: string, time: string) => `at sunrise: ${tithi}, until ${time}`,
  followedBy: (tithi: string) => `then ${tithi}`,
  followedUntil: (tithi: string, time: string) => `then ${tithi} until ${time}`,
  /** Of a tithi that begins after a sunrise and ends before the next. */
  skipped: (line: string) => `${line} (a skipped tithi, kshaya)`,
  again: 'also at the previous day’s sunrise',
  againNext: 'also at the next day’s sunrise',
  paksha: 'Paksha',
  pakshas: { shukla: 'Shukla, the waxing half', krishna: 'Krishna, the waning half' },
  month: 'Lunar month',
  amanta: (name: string, isAdhika: boolean) => `${isAdhika ? 'Adhika ' : ''}${name} (amanta)`,
  purnimanta: (name: string, isAdhika: boolean) =>
    `${isAdhika ? 'Adhika ' : ''}${name} (purnimanta)`,
  kshaya: 'A kshaya month: two months in one',
  adhika: 'An added month',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  moonrise: 'Moonrise',
  moonset: 'Moonset',
  midday: 'Midday puja',
  between: (start: string, end: string) => `${start} – ${end}`,
  noMoonrise: 'The moon does not rise before the next sunrise.',
  lit: (percent: number) => `${percent}% full at sunrise`,
  onThisDay: 'On this day',
  next: 'Next Ganesha festival',
  /** From the day of the page, which may be any. */
  nextIn: (days: number) =>
    days === 0 ? 'on this day' : counted(days, { one: 'in 1 day', other: `in ${days} days` }),
  /** Why we use another place's sunrise. */
  sunless: {
    down: 'The sun does not rise here on this day',
    up: 'The sun does not set here on this day',
    last: 'The sun rises here for the last time in a while',
    skipped: 'This date was skipped here, when clocks moved across the date line',
  },
  reference: (why: string, place: string) => `${why}, so we use sunrise at ${place}.`,
  visibility:
    'Calculated for a flat horizon. Haze, buildings or hills may delay your sight of the sun and moon.',
  toMonth: 'The whole month',
  toDay: 'Daily Panchang',
  badDate: 'This date is not valid',
  badDateText: (text: string) => `“${text}” is not a valid date. Write dates like 2026-11-27.`,
  badMonth: 'This month is not valid',
  badMonthText: (text: string) => `“${text}” is not a valid month. Write months like 2026-11.`,
  toThisMonth: 'Go to this month',
  outOfRange: 'This date is outside the almanac',
  outOfRangeText: 'The almanac covers 1950 to 2100.',
  toToday: 'Go to today',
  failed: 'The panchang could not be calculated',
  failedText: 'The almanac is not on this phone yet. Please try again when you’re online.',
  monthHeading: (month: string) => `Panchang, ${month}`,
  print: 'Print',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  /** Of a festival that is kept for another tithi than that at sunrise. */
  onTithi: (festival: string, tithi: string) => `${festival} (${tithi})`,
  columns: {
    day: 'Day',
    tithi: 'Tithi at sunrise, until',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    moonrise: 'Moonrise',
    festival: 'Festival',
  },
  /** Of a sunrise or sunset, in a narrow column. */
  sunTime: (time: string) => time,
  footer:
    'Calculated for a flat horizon. A dash means that it does not happen before the next sunrise. If a date is borderline, check your local panchang.',
})
