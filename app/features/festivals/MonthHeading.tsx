import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { LunarMonth } from '#almanac/lunarMonth.ts'
import { addMonths, firstDayOf, isIn, isKnownMonth, type Month } from './civilMonth.ts'
import { GoToMonth } from './GoToMonth.tsx'
import { monthText, shortMonthText } from '#app/i18n/dates.ts'

type Props = {
  month: Month
  today: string
  lunarMonths: readonly LunarMonth[]
  labelId: string
  onMonth: (month: Month) => void
  onToday: () => void
}

/**
 * The month, which can be chosen, between the buttons for its neighbours; its name is announced politely when it
 * changes. Below it the lunar months, and the way back to today's.
 */
export function MonthHeading({ month, today, lunarMonths, labelId, onMonth, onToday }: Props) {
  const words = useWords(calendar)
  const hasPrevious = isKnownMonth(addMonths(month, -1))
  const hasNext = isKnownMonth(addMonths(month, 1))
  const nameOf = (step: number) => shortMonthText(firstDayOf(addMonths(month, step)))
  return (
    <>
      <PreviousNext
        previous={
          <button
            type="button"
            className={stepClass}
            disabled={!hasPrevious}
            onClick={() => onMonth(addMonths(month, -1))}
          >
            <Step to="previous" label={words.previousMonth} name={nameOf(-1)} isShort />
          </button>
        }
        next={
          <button
            type="button"
            className={stepClass}
            disabled={!hasNext}
            onClick={() => onMonth(addMonths(month, 1))}
          >
            <Step to="next" label={words.nextMonth} name={nameOf(1)} isShort />
          </button>
        }
      >
        <h2 id={labelId} aria-live="polite" className="month-name">
          {monthText(firstDayOf(month))}
        </h2>
        <GoToMonth month={month} onMonth={onMonth} />
      </PreviousNext>
      {/* Its line stays reserved while the almanac computes. */}
      <p className="min-h-[1.6em] text-center text-muted">
        {lunarMonths.map(({ name, isAdhika }) => words.lunarMonth(name, isAdhika)).join(' – ')}{' '}
        {!isIn(month, today) && (
          <button type="button" className="text-link -my-2.5 ml-3" onClick={onToday}>
            {words.today}
          </button>
        )}
      </p>
      {!(hasPrevious && hasNext) && (
        <p role="status" className="px-2 text-center text-muted">
          {words.outOfRange(firstYear, lastYear)}
        </p>
      )}
    </>
  )
}
