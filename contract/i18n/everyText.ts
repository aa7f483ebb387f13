import { addDays } from '#almanac/civilDate.ts'
import * as dates from './en/dates.ts'
import * as longDates from './en/longDates.ts'
import { counted } from './en/plural.ts'
import { compactRupees } from './compactRupees.ts'
import { formatRupees, numberText, rupeesAndPaise } from './numbers.ts'

/** Of a leap year. */
export const days = Array.from({ length: 366 }, (_, at) => addDays('2028-01-01', at))

export const clocks = Array.from({ length: 24 }, (_, hour) =>
  ['00', '05', '30', '59'].map((minutes) => `${String(hour).padStart(2, '0')}:${minutes}`),
).flat()

/** 200 sums from 0 to 99,99,999. */
export const sums = Array.from({ length: 200 }, (_, at) =>
  Math.round((9_999_999 * at ** 3) / 199 ** 3),
)

/** Whatever depends on the language, to be compared with what another engine makes of it. */
export const everyText = (): string[] => [
  ...days.flatMap((day) => [
    dates.dateText(day),
    dates.shortDateText(day),
    dates.dayText(day),
    longDates.longDateText(day),
    dates.monthText(day),
  ]),
  ...clocks.flatMap((clock) => [
    dates.clockText(clock),
    dates.fullMomentText(Date.parse(`2028-02-28T${clock}:59.900Z`), 'Asia/Kolkata'),
    longDates.datedMomentText(Date.parse(`2028-03-26T${clock}:00Z`), 'Europe/London'),
  ]),
  ...sums.flatMap((sum) => [
    formatRupees(sum),
    rupeesAndPaise(sum / 100),
    compactRupees(sum),
    numberText(sum / 1000, 1),
  ]),
  ...[0, 1, 2, 21].map((count) => counted(count, { one: 'day', other: 'days' })),
]
