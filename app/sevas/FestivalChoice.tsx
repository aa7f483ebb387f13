import { useQuery } from '@tanstack/react-query'
import { dateText } from '#app/i18n/dates.ts'
import { call } from '#app/offline/call.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { type Festival, listUpcomingFestivals } from '#contract/festivals/public.ts'
import { yearlyFestival } from '#contract/sevas/yearlyFestival.ts'

type Props = {
  label: string
  /** The text for none. */
  choose: string
  hint: string
  value: string
  error: string | undefined
  onChoose: (festival: string) => void
}

/** Each festival of every year once, with its next date. */
function optionsOf(festivals: readonly Festival[]) {
  const first = new Map<string, string>()
  for (const { key, name, date } of festivals) {
    const value = key === undefined ? undefined : yearlyFestival(key)
    if (value !== undefined && !first.has(value)) first.set(value, `${name} (${dateText(date)})`)
  }
  return [...first].map(([value, label]) => ({ value, label }))
}

/** One of the temple's festivals; the seva is then on whichever day the temple keeps it. */
export function FestivalChoice({ label, choose, hint, value, error, onChoose }: Props) {
  const { data = [] } = useQuery({
    queryKey: [listUpcomingFestivals.path],
    queryFn: () => call(listUpcomingFestivals, {}),
  })
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      error={error}
      options={[{ value: '', label: choose }, ...optionsOf(data)]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
