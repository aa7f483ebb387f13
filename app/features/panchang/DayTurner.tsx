import { Link } from '@tanstack/react-router'
import { addDays } from '#almanac/civilDate.ts'
import { dateText, shortDateText, weekdayText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { isCovered } from './dayQuery.ts'

/** The day shown, and its neighbours. */
export function DayTurner({ date }: { date: string }) {
  const words = useWords(panchang)
  const linkTo = (to: 'previous' | 'next', label: string, day: string) =>
    isCovered(day) && (
      <Link to="/panchang" search={{ date: day }} className={stepClass}>
        <Step to={to} label={label} name={shortDateText(day)} isShort />
      </Link>
    )
  return (
    <PreviousNext
      previous={linkTo('previous', words.before, addDays(date, -1))}
      next={linkTo('next', words.after, addDays(date, 1))}
    >
      <p className="day-sky-date" aria-live="polite">
        <span className="inline-block max-sm:block">{weekdayText(date)},</span>{' '}
        <span className="inline-block">{dateText(date)}</span>
      </p>
    </PreviousNext>
  )
}
