import type { UseFormReturn } from 'react-hook-form'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { sevaForm } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { TithiOfDate } from '#contract/sevas/public.ts'
import { SevaDates } from './SevaDates.tsx'
import { sevaValues, type SevaValues } from './sevaValues.ts'
import { TithiFinder } from './TithiFinder.tsx'
import { adminSevas } from '#app/i18n/en/sevas/adminSevas.ts'

type Props = { form: UseFormReturn<SevaValues> }

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** All fields of a seva; which day it is comes with the days that follow from it. */
export function SevaFields({ form }: Props) {
  const words = useWords(sevaForm)
  const shared = useWords(adminSevas)
  const { register, watch, formState, setValue } = form
  const [by, kind, years] = watch(['by', 'kind', 'years'])
  const isTithi = by === 'tithi'
  const months = isTithi ? shared.lunarMonths : shared.civilMonths
  const isForGood = kind === 'annadan' && years.trim() === ''
  const use = (found: Pick<TithiOfDate, 'tithi' | 'month'>) => {
    const options = { shouldDirty: true }
    setValue('by', 'tithi', options)
    setValue('month', String(found.month), options)
    setValue('day', String(found.tithi), options)
  }
  return (
    <FormFields
      of={sevaValues}
      form={form}
      words={{ ...words, since: words.since, years: words.years }}
      slots={{
        by: (
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField
              label={words.by}
              {...register('by')}
              options={Object.entries(words.bys).map(([value, label]) => ({ value, label }))}
            />
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
                label: isTithi ? shared.tithiName(day) : String(day),
              }))}
              error={formState.errors.day?.message}
            />
          </div>
        ),
        month: isTithi ? <TithiFinder onUse={use} /> : null,
        day: <SevaDates form={form} />,
        ...(!isTithi && { dayRule: null }),
        ...(!isForGood && { direction: null }),
      }}
    />
  )
}
