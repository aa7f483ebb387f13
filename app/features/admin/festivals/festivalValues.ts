import type { Sent } from '#contract/endpoint.ts'
import type { FestivalCategory } from '#contract/festivals/public.ts'
import type {
  addFestivalRepeat,
  editFestivalRepeat,
  StaffRepeat,
} from '#contract/festivals/repeatsAdmin.ts'
import type { addFestival, editFestival, StaffFestival } from '#contract/festivals/admin.ts'

/** What every festival has, whether it comes once or every year. */
type Words = {
  name: string
  description: string
  category: FestivalCategory
  color: string
  startTime: string
  venue: string
  imageUrl: string
  imageAlt: string
}

export type FestivalValues = Words & {
  date: string
  moonriseTime: string
  /** Of a festival that comes every year; empty otherwise. */
  by: '' | 'tithi' | 'date'
  month: string
  day: string
}

const noRepeat = { by: '', month: '1', day: '1' } as const

export const emptyFestival: FestivalValues = {
  name: '',
  date: '',
  description: '',
  moonriseTime: '',
  category: 'default',
  color: '',
  startTime: '',
  venue: '',
  imageUrl: '',
  imageAlt: '',
  ...noRepeat,
}

const toTextValues = (
  of: Pick<StaffRepeat, 'name' | 'description' | 'category' | 'color' | 'startTime' | 'venue'> & {
    picture?: { imageUrl: string; imageAlt: string } | undefined
  },
): Words => ({
  name: of.name,
  description: of.description,
  category: of.category,
  color: of.color ?? '',
  startTime: of.startTime ?? '',
  venue: of.venue ?? '',
  imageUrl: of.picture?.imageUrl ?? '',
  imageAlt: of.picture?.imageAlt ?? '',
})

export const toFestivalValues = (festival: StaffFestival): FestivalValues => ({
  ...toTextValues(festival),
  ...noRepeat,
  date: festival.date,
  moonriseTime: festival.moonriseTime ?? '',
})

export const toRepeatValues = (repeat: StaffRepeat): FestivalValues => ({
  ...toTextValues(repeat),
  date: '',
  moonriseTime: '',
  by: repeat.by,
  month: String(repeat.month),
  day: String(repeat.day),
})

/** Without what is empty. */
const said = ({ color, startTime, venue, imageUrl, imageAlt, ...words }: FestivalValues) => ({
  name: words.name,
  description: words.description,
  category: words.category,
  ...(color && { color }),
  ...(startTime && { startTime }),
  ...(venue && { venue }),
  ...(imageUrl && { picture: { imageUrl, imageAlt } }),
})

export const toNewFestival = (values: FestivalValues): Sent<typeof addFestival> => ({
  ...said(values),
  date: values.date,
  ...(values.moonriseTime && { moonriseTime: values.moonriseTime }),
})

export const toNewRepeat = (values: FestivalValues): Sent<typeof addFestivalRepeat> => ({
  ...said(values),
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
  const reset = (['moonriseTime', 'color', 'startTime', 'venue', 'picture'] as const).filter(
    (name) => was[name] !== undefined && now[name] === undefined,
  )
  return { ...Object.fromEntries(changed), ...(reset.length > 0 && { reset }) }
}
