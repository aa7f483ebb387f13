import { Link } from '@tanstack/react-router'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { DayQuery } from './dayQuery.ts'

type Props = { query: DayQuery; text: string; isMonth?: boolean }

/** Shown if an address has no valid day, or one outside the almanac. */
export function NoDay({ query, text, isMonth = false }: Props) {
  const words = useWords(panchang)
  const isFar = query.is === 'out-of-range'
  const [title, badText, toToday] = isMonth
    ? [words.badMonth, words.badMonthText, words.toThisMonth]
    : [words.badDate, words.badDateText, words.toToday]
  return (
    <EmptyState
      title={isFar ? words.outOfRange : title}
      headingLevel={isMonth ? 1 : 2}
      action={
        <Link
          to={isMonth ? '/panchang/month' : '/panchang'}
          search={{}}
          className={buttonClass({ variant: 'primary' })}
        >
          {toToday}
        </Link>
      }
    >
      {isFar ? words.outOfRangeText : badText(text)}
    </EmptyState>
  )
}
