import type { UseFormReturn } from 'react-hook-form'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { FestivalValues } from './festivalValues.ts'
import { RepeatYears } from './RepeatYears.tsx'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

type Props = { form: UseFormReturn<FestivalValues>; by: 'tithi' | 'date' }

/** The day of every year: a tithi of a lunar month or a date, with what comes of it. */
export function RepeatFields({ form, by }: Props) {
  const words = useWords(adminRepeats)
  const { register, watch, formState } = form
  const isTithi = by === 'tithi'
  const months = isTithi ? words.lunarMonths : words.civilMonths
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={isTithi ? words.lunarMonth : words.month}
          {...register('month')}
          options={months.map((label, index) => ({ value: String(index + 1), label }))}
          error={formState.errors.month?.message}
        />
        <SelectField
          label={isTithi ? words.tithi : words.day}
          {...register('day')}
          options={upTo(isTithi ? 30 : 31).map((day) => ({
            value: String(day),
            label: isTithi ? words.tithiName(day) : String(day),
          }))}
          error={formState.errors.day?.message}
        />
      </div>
      {isTithi && <p className="text-sm text-muted">{words.lunarHint}</p>}
      <RepeatYears by={by} month={Number(watch('month'))} day={Number(watch('day'))} />
      {isTithi && <p className="text-sm text-muted">{words.elsewhere}</p>}
    </div>
  )
}
