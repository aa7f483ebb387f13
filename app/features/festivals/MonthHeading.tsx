import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { LunarMonth } from '#almanac/lunarMonth.ts'
import { addMonths, firstDayOf, isKnownMonth, type Month } from './civilMonth.ts'
import { monthText, shortMonthText } from '#app/i18n/dates.ts'

type Props = {
  month: Month
  lunarMonths: readonly LunarMonth[]
  labelId: string
  onStep: (months: number) => void
}

/** The month's name, announced politely when it changes, between the buttons for its neighbours. */
export function MonthHeading({ month, lunarMonths, labelId, onStep }: Props) {
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
            onClick={() => onStep(-1)}
          >
            <Step to="previous" label={words.previousMonth} name={nameOf(-1)} isShort />
          </button>
        }
        next={
          <button type="button" className={stepClass} disabled={!hasNext} onClick={() => onStep(1)}>
            <Step to="next" label={words.nextMonth} name={nameOf(1)} isShort />
          </button>
        }
      >
        <h2 id={labelId} aria-live="polite" className="month-name">
          {monthText(firstDayOf(month))}
        </h2>
        {/* Its line stays reserved while the almanac is asked. */}
        <p className="min-h-[1.6em] text-muted">
          {lunarMonths.map(({ name, isAdhika }) => words.lunarMonth(name, isAdhika)).join(' – ')}
        </p>
      </PreviousNext>
      {!(hasPrevious && hasNext) && (
        <p role="status" className="px-2 text-center text-muted">
          {words.outOfRange(firstYear, lastYear)}
        </p>
      )}
    </>
  )
}
