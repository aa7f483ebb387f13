import { choice, inRow, own, uncut } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { group, rows } from '#app/admin/form/parts.ts'
import { type Aarti, aartiTimes, norths } from '#contract/site/visit.ts'
import { aartiInput, priestInput, visitInput, wayInput } from '#contract/site/visitAdmin.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const toTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const ofTime = (time: string): number => {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return time === '' ? Number.NaN : hours * 60 + minutes
}

/** `-30`: NaN for anything else than whole minutes. */
const minutesOf = (typed: string): number =>
  /^[-−]?\d{1,4}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : Number.NaN

/** By the clock it has a time; following the sun it has minutes, before it if negative. */
export const aartiValues = formOf(
  {
    name: uncut(),
    ...inRow('gap-4 sm:grid-cols-2', {
      from: choice(aartiTimes, 'times', 'midnight'),
      time: uncut({ type: 'time', isMissing: () => true }),
      minutes: {
        ...uncut({ inputMode: 'text', isRight: (typed) => !Number.isNaN(minutesOf(typed)) }),
        empty: '0',
      },
    }),
    text: uncut(),
  },
  aartiInput,
)

type AartiValues = typeof aartiValues.empty

const aartis = own<AartiValues[], Aarti[]>({
  empty: [],
  toValue: (stored) =>
    stored.map(({ minutes, ...aarti }) => ({
      ...aartiValues.empty,
      ...aarti,
      ...(aarti.from === 'midnight' ? { time: toTime(minutes) } : { minutes: String(minutes) }),
    })),
  toInput: (values) =>
    values.map(({ time, minutes, ...aarti }) => ({
      ...aarti,
      minutes: aarti.from === 'midnight' ? ofTime(time) : minutesOf(minutes),
    })),
})

export const priestValues = formOf(
  { name: uncut(), duties: uncut(), languages: uncut() },
  priestInput,
)

export const wayValues = formOf(
  {
    directions: uncut({ rows: 3 }),
    ...inRow('gap-4 sm:grid-cols-2', {
      road: uncut(),
      lane: uncut(),
      landmark: uncut(),
      north: choice(norths, 'norths', 'up'),
    }),
  },
  wayInput,
)

const way = {
  ...group(wayValues),
  /** Directions without any text are left out. */
  toInput: ({ north, ...written }: typeof wayValues.empty) =>
    Object.values(written).some((typed) => typed.trim() !== '') ? { ...written, north } : undefined,
}

const visitValues = formOf({ aartis, priests: rows(priestValues), way }, visitInput)

/** What visitors are told. */
export const visit = group(visitValues, { isWhole: true })
