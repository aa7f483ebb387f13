import { useHydrated } from '@tanstack/react-router'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import { isIn, type Month } from './civilMonth.ts'

type Props = {
  month: Month
  today: string
  onMonth: (month: Month) => void
  onToday: () => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)

/** Back to today, and to any month the almanac covers. */
export function GoToMonth({ month, today, onMonth, onToday }: Props) {
  const words = useWords(calendar)
  // Leaves 150 options out of the server-rendered page, where they cannot be used.
  const offered = useHydrated() ? years : [month.year]
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-1 pt-3">
      <Button variant={isIn(month, today) ? 'quiet' : 'outline'} size="small" onClick={onToday}>
        {words.today}
      </Button>
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.goTo}>
        <select
          aria-label={words.month}
          className="choice"
          value={month.month}
          onChange={({ target }) => onMonth({ ...month, month: Number(target.value) })}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {words.months[each - 1]}
            </option>
          ))}
        </select>
        <select
          aria-label={words.year}
          className="choice"
          value={month.year}
          onChange={({ target }) => onMonth({ ...month, year: Number(target.value) })}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
