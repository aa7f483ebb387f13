import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '#app/admin/useRead.ts'
import { dateText, dayText } from '#app/i18n/dates.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { listRepeatDays, type YearOfRepeat } from '#contract/festivals/repeatsAdmin.ts'

type Props = { by: 'tithi' | 'date'; month: number; day: number }

/** This year's day and the next ones', each with its reason where it is not the plain one. */
export function RepeatYears({ by, month, day }: Props) {
  const words = useWords(adminRepeats)
  const { data, isError } = useQuery({
    ...readOptions(listRepeatDays, { by, month, day }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!data || isError) return null
  return (
    <section aria-label={words.years}>
      <h2 className="font-semibold">{words.years}</h2>
      <ul>
        {data.map((year) => (
          <li key={year.year} className="border-b border-line py-2">
            <Year of={year} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Year({ of: { year, days, before, after } }: { of: YearOfRepeat }) {
  const words = useWords(adminRepeats)
  const textOf = (date: string | undefined) => date && dateText(date)
  if (days.length === 0)
    return (
      <>
        <b className="block">
          {year}: {words.none}
        </b>
        <span className="block text-sm text-muted">
          {words.outside(textOf(before), textOf(after))}
        </span>
      </>
    )
  return days.map(({ date, rule }) => (
    <p key={date}>
      <b className="block">{dayText(date)}</b>
      {words.reasons[rule] && (
        <span className="block text-sm text-muted">{words.reasons[rule]}</span>
      )}
    </p>
  ))
}
