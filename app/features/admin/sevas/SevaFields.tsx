import type { UseFormReturn } from 'react-hook-form'
import { useAdmin } from '#app/admin/adminContext.ts'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { FestivalChoice } from '#app/sevas/FestivalChoice.tsx'
import { NextDates } from '#app/sevas/NextDates.tsx'
import { TithiFinder } from '#app/sevas/TithiFinder.tsx'
import { sevaForm } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { TithiOfDate } from '#contract/sevas/public.ts'
import { sevaValues, type SevaValues } from './sevaValues.ts'

type Props = { form: UseFormReturn<SevaValues> }

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** All fields of a seva; which day it is comes with the days that follow from it. */
export function SevaFields({ form }: Props) {
  const words = useWords(sevaForm)
  const shared = useWords(sevaWords)
  const { timeZone } = useAdmin()
  const { register, watch, formState, setValue } = form
  const [by, month, day, dayRule] = watch(['by', 'month', 'day', 'dayRule'])
  const [kind, years] = watch(['kind', 'years'])
  const isTithi = by === 'tithi'
  const isForGood = kind === 'annadan' && years.trim() === ''
  const use = (found: Pick<TithiOfDate, 'tithi' | 'month'>) => {
    const options = { shouldDirty: true }
    setValue('month', String(found.month), options)
    setValue('day', String(found.tithi), options)
  }
  return (
    <FormFields
      of={sevaValues}
      form={form}
      words={words}
      slots={{
        by: (
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField
              label={words.by}
              {...register('by')}
              options={Object.entries(words.bys).map(([value, label]) => ({ value, label }))}
            />
            {by !== 'festival' && <MonthAndDay form={form} isTithi={isTithi} />}
          </div>
        ),
        month: isTithi ? <TithiFinder timeZone={timeZone} onUse={use} /> : null,
        day:
          by === 'festival' ? null : (
            <NextDates
              rule={{ by, month: Number(month), day: Number(day), dayRule }}
              label={words.dates}
            />
          ),
        festival:
          by === 'festival' ? (
            <FestivalChoice
              label={shared.festival}
              choose={shared.chooseFestival}
              hint={shared.festivalHint}
              value={watch('festival')}
              error={formState.errors.festival?.message}
              onChoose={(value) => setValue('festival', value, { shouldDirty: true })}
            />
          ) : null,
        ...(!isTithi && { dayRule: null }),
        ...(!isForGood && { direction: null }),
      }}
    />
  )
}

function MonthAndDay({ form, isTithi }: Props & { isTithi: boolean }) {
  const words = useWords(sevaForm)
  const shared = useWords(sevaWords)
  const { register, formState } = form
  const months = isTithi ? shared.lunarMonths : shared.civilMonths
  return (
    <>
      <SelectField
        label={isTithi ? words.lunarMonth : words.month}
        {...register('month')}
        options={months.map((label, index) => ({ value: String(index + 1), label }))}
        error={formState.errors.month?.message}
      />
      <SelectField
        label={isTithi ? words.tithi : words.day}
        {...register('day')}
        options={upTo(isTithi ? 30 : 31).map((value) => ({
          value: String(value),
          label: isTithi ? shared.tithiName(value) : String(value),
        }))}
        error={formState.errors.day?.message}
      />
    </>
  )
}
