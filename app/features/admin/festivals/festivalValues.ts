import type { Sent } from '#contract/endpoint.ts'
import type { FestivalCategory } from '#contract/festivals.ts'
import type { addFestival, editFestival, StaffFestival } from '#contract/festivalsAdmin.ts'

export type FestivalValues = {
  name: string
  date: string
  description: string
  moonriseTime: string
  category: FestivalCategory
  color: string
}

export const emptyFestival: FestivalValues = {
  name: '',
  date: '',
  description: '',
  moonriseTime: '',
  category: 'default',
  color: '',
}

export const toFestivalValues = (
  festival: Pick<StaffFestival, keyof FestivalValues>,
): FestivalValues => ({
  name: festival.name,
  date: festival.date,
  description: festival.description,
  moonriseTime: festival.moonriseTime ?? '',
  category: festival.category,
  color: festival.color ?? '',
})

export const toNewFestival = ({
  moonriseTime,
  color,
  ...values
}: FestivalValues): Sent<typeof addFestival> => ({
  ...values,
  ...(moonriseTime && { moonriseTime }),
  ...(color && { color }),
})

/** Only changed fields: the rest stays the almanac’s. An emptied moonrise or colour is reset. */
export function toFestivalChange(
  values: FestivalValues,
  before: FestivalValues,
): Omit<Sent<typeof editFestival>, 'id'> {
  const { moonriseTime, color, ...required } = values
  const reset = (['moonriseTime', 'color'] as const).filter(
    (name) => values[name] === '' && before[name] !== '',
  )
  const said = { ...required, ...(moonriseTime && { moonriseTime }), ...(color && { color }) }
  const changed = Object.entries(said).filter(
    ([name, value]) => value !== before[name as keyof FestivalValues],
  )
  return { ...Object.fromEntries(changed), ...(reset.length > 0 && { reset }) }
}
