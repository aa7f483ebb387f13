import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide'
import { addDays } from '#almanac/civilDate.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** The day shown, its neighbours, and a button back to today. */
export function DayTurner({ date, today }: { date: string; today: string }) {
  const words = useWords(panchang)
  return (
    <div className="mt-6 mb-4 flex items-center gap-2">
      <Link
        to="/panchang"
        search={{ date: addDays(date, -1) }}
        aria-label={words.before}
        className="icon-button"
      >
        <Icon of={ChevronLeft} />
      </Link>
      <div className="flex grow flex-wrap items-center justify-center gap-x-2 text-center max-sm:flex-col">
        <p className="font-display text-xl sm:grow" aria-live="polite">
          <span className="inline-block max-sm:block">{weekdayText(date)},</span>{' '}
          <span className="inline-block">{dateText(date)}</span>
        </p>
        {date !== today && (
          <Link to="/panchang" search={{}} className={buttonClass({ variant: 'quiet' })}>
            {words.today}
          </Link>
        )}
      </div>
      <Link
        to="/panchang"
        search={{ date: addDays(date, 1) }}
        aria-label={words.after}
        className="icon-button"
      >
        <Icon of={ChevronRight} />
      </Link>
    </div>
  )
}
