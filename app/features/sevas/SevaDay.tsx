import { sevas } from '#app/i18n/en/sevas/sevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { sevaBys } from '#contract/sevas/seva.ts'
import { FestivalChoice } from '#app/sevas/FestivalChoice.tsx'
import { NextDates } from '#app/sevas/NextDates.tsx'
import type { PartProps } from './sevaRequestValues.ts'
import { TithiFinder } from '#app/sevas/TithiFinder.tsx'
import { northernMonth, ofNorthern } from '#app/sevas/ownMonth.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** For how many years it can be requested; others are agreed with the office. */
const yearsOffered = [1, 3, 5, 10, 25]

type Props = PartProps & { timeZone: string }

/** On which day it comes back, for how long, and which dates follow from that. */
export function SevaDay({ form, field, timeZone }: Props) {
  const { form: words } = useWords(sevas)
  const shared = useWords(sevaWords)
  const { by, festival = '', years } = form.watch()
  return (
    <>
      <SelectField
        label={words.by}
        options={sevaBys.map((value) => ({ value, label: shared.bys[value] }))}
        {...field('by')}
      />
      {by === 'festival' ? (
        <FestivalChoice
          label={shared.festival}
          choose={shared.chooseFestival}
          hint={shared.festivalHint}
          value={festival}
          error={form.formState.errors.festival?.message}
          onChoose={(value) => {
            form.setValue('festival', value, { shouldDirty: true })
            form.clearErrors('festival')
          }}
        />
      ) : (
        <RuleFields form={form} timeZone={timeZone} by={by} />
      )}
      <SelectField
        label={words.years}
        value={String(years ?? '')}
        options={[
          { value: '', label: shared.forGood },
          ...yearsOffered.map((count) => ({
            value: String(count),
            label: shared.forYears(count),
          })),
        ]}
        onChange={({ target }) => form.setValue('years', Number(target.value) || undefined)}
      />
    </>
  )
}

function RuleFields({ form, timeZone, by }: Omit<Props, 'field'> & { by: 'tithi' | 'date' }) {
  const { form: words } = useWords(sevas)
  const shared = useWords(sevaWords)
  const { month = 1, day = 1, dayRule = 'sunrise' } = form.watch()
  const isTithi = by === 'tithi'
  const months = isTithi ? shared.lunarMonths : shared.civilMonths
  const choose = (name: 'month' | 'day', value: number) => {
    form.setValue(name, value, { shouldDirty: true })
    form.clearErrors('day')
  }
  // The form has the almanac's month.
  const shownMonth = isTithi && isNorthern ? northernMonth(month, day) : month
  const chosenMonth = (own: number, tithi: number) =>
    isTithi && isNorthern ? ofNorthern(own, tithi) : own
  return (
    <>
      {isTithi && (
        <TithiFinder
          timeZone={timeZone}
          onUse={(found) => {
            choose('month', found.month)
            choose('day', found.tithi)
          }}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={isTithi ? words.lunarMonth : words.month}
          value={String(shownMonth)}
          options={months.map((label, index) => ({ value: String(index + 1), label }))}
          onChange={({ target }) => choose('month', chosenMonth(Number(target.value), day))}
        />
        <SelectField
          label={isTithi ? words.tithi : words.day}
          value={String(day)}
          error={form.formState.errors.day?.message}
          options={upTo(isTithi ? 30 : 31).map((value) => ({
            value: String(value),
            label: isTithi ? shared.tithiName(value) : String(value),
          }))}
          onChange={({ target }) => {
            const tithi = Number(target.value)
            choose('month', chosenMonth(shownMonth, tithi))
            choose('day', tithi)
          }}
        />
      </div>
      <NextDates rule={{ by, month, day, dayRule }} label={words.dates} shown={3} />
    </>
  )
}
