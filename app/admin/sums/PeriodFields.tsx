import { SelectField } from '#app/ui/SelectField.tsx'
import { monthText } from '#app/i18n/dates.ts'
import { monthsOf } from './sums.ts'

export type Period = { financialYear?: string | undefined; month?: string | undefined }

const matching = (shape: RegExp) => (text: string) => (shape.test(text) ? text : undefined)

/** For `useFilters`: the period is in the address. */
export const periodFilters = {
  financialYear: matching(/^\d{4}-\d{2}$/),
  month: matching(/^\d{4}-\d{2}$/),
}

export type PeriodWords = { year: string; month: string; wholeYear: string }

type Props = {
  words: PeriodWords
  /** The year that is shown or contains the month. */
  year: string
  years: readonly string[]
  month: string | undefined
  onChoose: (period: Period) => void
}

/** A financial year, or one of its months. */
export function PeriodFields({ words, year, years, month, onChoose }: Props) {
  const offered = [...new Set([...years, ...(year ? [year] : [])])].toSorted().toReversed()
  return (
    <>
      <SelectField
        label={words.year}
        value={year}
        options={offered.map((value) => ({ value, label: value }))}
        onChange={({ target }) => onChoose({ financialYear: target.value, month: undefined })}
      />
      <SelectField
        label={words.month}
        value={month ?? ''}
        options={[
          { value: '', label: words.wholeYear },
          ...monthsOf(year).map((value) => ({ value, label: monthText(`${value}-01`) })),
        ]}
        onChange={({ target }) =>
          onChoose(
            target.value === ''
              ? { financialYear: year, month: undefined }
              : { financialYear: undefined, month: target.value },
          )
        }
      />
    </>
  )
}
