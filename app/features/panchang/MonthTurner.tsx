import { Link } from '@tanstack/react-router'
import { addDays } from '#almanac/civilDate.ts'
import { monthText, shortMonthText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { isCovered } from './dayQuery.ts'

/** The month that begins on a date, and its neighbours. */
export function MonthTurner({ first, city }: { first: string; city: string }) {
  const words = useWords(panchang)
  const linkTo = (to: 'previous' | 'next', label: string, day: string) =>
    isCovered(day) && (
      <Link to="/panchang/month" search={{ month: day.slice(0, 7) }} className={stepClass}>
        <Step to={to} label={label} name={shortMonthText(day)} isShort />
      </Link>
    )
  return (
    <PreviousNext
      className="my-4"
      previous={linkTo('previous', words.monthBefore, addDays(first, -1))}
      next={linkTo('next', words.monthAfter, addDays(first, 31))}
    >
      <h1 id="month-heading" className="month-heading">
        {words.monthHeading(monthText(first))}
      </h1>
      <p className="text-muted">{city}</p>
    </PreviousNext>
  )
}
