import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import { civilMonths, lunarMonths } from '#app/i18n/en/festivals/monthNames.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'

const { tithi } = tithis.english

/** Festivals of the temple that come back every year. */
export const adminRepeats = catalogue('adminRepeats', {
  heading: 'Repeats',
  bys: { '': 'Once', tithi: 'Every year, by tithi', date: 'Every year, by date' },
  month: 'Month',
  lunarMonth: 'Lunar month',
  lunarHint: 'Months end at new moon. In an added (adhika) month there is no festival.',
  tithi: 'Tithi',
  day: 'Day',
  lunarMonths,
  civilMonths,
  tithiName: tithi,
  rule: (by: 'tithi' | 'date', month: number, day: number) =>
    by === 'tithi'
      ? `${lunarMonths[month - 1]}, ${tithi(day)}`
      : `${day} ${civilMonths[month - 1]}`,
  years: 'The next years',
  none: 'No day',
  reasons: {
    'first-of-two-sunrises': 'The tithi spans two sunrises, so the first day is used.',
    'no-sunrise-begins': 'The tithi covers no sunrise: the day on which it begins.',
    'february-28': 'No 29 Feb this year, so the day before is used.',
  } as Readonly<Record<string, string>>,
  outside: (before: string | undefined, after: string | undefined) =>
    `The lunar year is shorter than the civil one: it falls on ${[before, after].filter(Boolean).join(' and ')}.`,
  elsewhere:
    'For devotees in other cities, the tithi is computed for their city. Time and place are not shown there.',
  all: 'Every year',
  title: 'Festivals that repeat',
  intro: 'The almanac finds each year’s day.',
  empty: 'No festival repeats yet',
  emptyText: 'Add a festival, and choose how it repeats.',
  ended: 'Ended',
  until: (date: string) => `Until ${date}`,
  editAll: 'Change it for all years',
  thisYear: 'Your changes here apply to this year only.',
  notified: (people: number) =>
    counted(people, {
      one: 'One person who was reminded of it will be notified if its day changes.',
      other: `${people} people who were reminded of it will be notified if its day changes.`,
    }),
  stop: {
    button: 'Stop repeating',
    title: (name: string) => `Stop repeating “${name}”?`,
    text: 'Its days after today disappear for everyone. People who were reminded of one are notified.',
    keep: 'Keep repeating',
    done: (name: string) => `“${name}” no longer repeats`,
  },
})
