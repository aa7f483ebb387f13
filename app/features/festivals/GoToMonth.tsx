import { useHydrated } from '@tanstack/react-router'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { Month } from './civilMonth.ts'

type Props = {
  month: Month
  onMonth: (month: Month) => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)

/** Two lists, of months and of all years that the almanac covers, with those on the page selected. */
export function GoToMonth({ month, onMonth }: Props) {
  const words = useWords(calendar)
  // Leaves 150 options out of the server-rendered page, where they cannot be used.
  const offered = useHydrated() ? years : [month.year]
  return (
    <div className="month-choice" role="group" aria-label={words.goTo}>
      <select
        aria-label={words.month}
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
  )
}
