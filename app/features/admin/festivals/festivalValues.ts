import { choice, date, ownValue, text } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import type { Sent } from '#contract/endpoint.ts'
import { addFestival, type editFestival, type StaffFestival } from '#contract/festivals/admin.ts'
import { festivalCategory } from '#contract/festivals/public.ts'
import type {
  addFestivalRepeat,
  editFestivalRepeat,
  StaffRepeat,
} from '#contract/festivals/repeatsAdmin.ts'

/** Of a single day, or of a festival that comes every year. */
export const festivalValues = formOf(
  {
    name: text(),
    /** How it comes back every year; empty for a single day. */
    by: ownValue<'' | StaffRepeat['by']>(''),
    date: date({ shouldUnregister: true }),
    month: ownValue('1'),
    day: ownValue('1'),
    description: text({ rows: 5 }),
    category: choice(festivalCategory.options, 'categories', 'default'),
    startTime: text({ type: 'time' }),
    venue: text(),
    moonriseTime: text({ type: 'time' }),
    color: text({ maxLength: 7, autoComplete: 'off', spellCheck: false }),
    imageUrl: ownValue(''),
    imageAlt: ownValue(''),
  },
  addFestival.input,
)

export type FestivalValues = typeof festivalValues.empty

const { by, month, day } = festivalValues.empty

const pictureOf = ({ picture }: Pick<StaffRepeat, 'picture'>) => ({
  imageUrl: picture?.imageUrl ?? '',
  imageAlt: picture?.imageAlt ?? '',
})

export const toFestivalValues = (festival: StaffFestival): FestivalValues =>
  festivalValues.toValues({ ...festival, ...pictureOf(festival), by, month, day })

export const toRepeatValues = (repeat: StaffRepeat): FestivalValues =>
  festivalValues.toValues({
    ...repeat,
    ...pictureOf(repeat),
    date: '',
    month: String(repeat.month),
    day: String(repeat.day),
  })

/** Without what only one of the two kinds has. */
function toSharedInput(values: FestivalValues) {
  const { by, month, day, date, moonriseTime, imageUrl, imageAlt, ...words } =
    festivalValues.toInput(values)
  return { ...words, ...(imageUrl && { picture: { imageUrl, imageAlt } }) }
}

export const toNewFestival = (values: FestivalValues): Sent<typeof addFestival> => ({
  ...toSharedInput(values),
  date: values.date,
  ...(values.moonriseTime && { moonriseTime: values.moonriseTime }),
})

export const toNewRepeat = (values: FestivalValues): Sent<typeof addFestivalRepeat> => ({
  ...toSharedInput(values),
  by: values.by || 'tithi',
  month: Number(values.month),
  day: Number(values.day),
})

export const toRepeatChange = (
  id: string,
  values: FestivalValues,
): Sent<typeof editFestivalRepeat> => ({ id, ...toNewRepeat(values) })

/** Only changed fields: the rest stays the almanac’s. What is emptied is reset. */
export function toFestivalChange(
  values: FestivalValues,
  before: FestivalValues,
): Omit<Sent<typeof editFestival>, 'id'> {
  const [now, was] = [toNewFestival(values), toNewFestival(before)]
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof typeof was]),
  )
  const optional = [
    'description',
    'moonriseTime',
    'color',
    'startTime',
    'venue',
    'picture',
  ] as const
  const reset = optional.filter((name) => was[name] !== undefined && now[name] === undefined)
  return { ...Object.fromEntries(changed), ...(reset.length > 0 && { reset }) }
}
