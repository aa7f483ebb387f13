import { counted } from '#contract/i18n/en/plural.ts'
import { civilMonths, lunarMonths } from '#app/i18n/en/festivals/monthNames.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { DayRule, SevaBy, SevaKind, SevaOccasion, SevaStatus } from '#contract/sevas/seva.ts'

const { tithi } = tithis.english

const kinds: Record<SevaKind, string> = {
  puja: 'Puja',
  abhishek: 'Abhishek',
  annadan: 'Annadan',
}

type Rule = {
  by: SevaBy
  month?: number | undefined
  day?: number | undefined
  festivalName?: string | undefined
}

/** What devotees and staff read of yearly sevas alike. */
export const sevaWords = catalogue('sevaWords', {
  kinds,
  occasions: {
    birthday: 'Birthday',
    anniversary: 'Wedding anniversary',
    punyatithi: 'Punyatithi (death anniversary)',
    festival: 'Festival',
    other: 'Other',
  } satisfies Record<SevaOccasion, string>,
  statuses: {
    requested: 'To confirm',
    active: 'In force',
    ended: 'Ended',
    declined: 'Declined',
  } satisfies Record<SevaStatus, string>,
  bys: {
    tithi: 'By tithi',
    date: 'By date',
    festival: 'With a festival',
  } satisfies Record<SevaBy, string>,
  festival: 'Festival',
  chooseFestival: 'Choose a festival',
  festivalHint: 'The seva is on the day on which the temple keeps the festival.',
  lunarMonths,
  civilMonths,
  tithiName: tithi,
  rule: ({ by, month = 1, day = 1, festivalName = '' }: Rule) => {
    if (by === 'festival') return festivalName
    return by === 'tithi'
      ? `${lunarMonths[month - 1]}, ${tithi(day)}`
      : `${day} ${civilMonths[month - 1]}`
  },
  dayRules: {
    sunrise: 'The tithi at sunrise (birthday, festival)',
    aparahna: 'The tithi in the afternoon, aparahna (shraddha)',
  } satisfies Record<DayRule, string>,
  /** Why a seva is on its day; the plain ones need no words. */
  reasons: {
    'first-of-two-sunrises': 'The tithi is present at two sunrises: the first day.',
    'no-sunrise-begins': 'The tithi covers no sunrise: the day on which it begins.',
    'february-28': 'No 29 Feb this year: the day before.',
    'aparahna-larger': 'The tithi is present on two afternoons: the day with more of it.',
    'aparahna-equal-first': 'The tithi is present equally on two afternoons: the first day.',
    'aparahna-neither-first': 'The tithi covers no afternoon: the day on which it begins.',
  } as Readonly<Record<string, string>>,
  lunarHint:
    'Months end at new moon. In a year with an added (adhika) month, the seva is in the ordinary (nija) month.',
  heading: (kind: SevaKind, name: string) => `${kinds[kind]}: ${name}`,
  forYears: (years: number) => counted(years, { one: 'For one year', other: `For ${years} years` }),
  forGood: 'For good',
  next: (day: string) => `Next: ${day}`,
})

/** The tithi of a date of birth or death. */
export const tithiFinder = catalogue('tithiFinder', {
  open: 'Find the tithi of a date',
  date: 'Date of birth or death',
  templesCity: 'In the temple’s city',
  otherCity: 'Choose another city',
  found: (name: string, month: string, place: string) =>
    `${name} of ${month}, at sunrise in ${place}.`,
  adhika: (month: string) => `an added (adhika) ${month}`,
  purnimanta: (month: string) => `Where months end at full moon, the month is called ${month}.`,
  next: (name: string, time: string) => `${name} began at ${time} on that day.`,
  hint: 'We use the tithi at sunrise, also for an evening. For a birth or death before sunrise, choose the day before.',
  use: (name: string) => `Use ${name}`,
  failed: 'The tithi could not be found. Please check the date and your connection.',
})
