import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { daysBetween } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dateText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { aheadOf } from './ranges.ts'

type Props = { date: string; place: Place; temple: Place }

/** The next observance, as a row that leads to it; its space is reserved. */
export function NextFestival({ date, place, temple }: Props) {
  const words = useWords(panchang)
  const { from, to } = aheadOf(date)
  const { data } = useObservedDays({ place, temple, from, to })
  // Until the days of this date are known, those of the previous one stay.
  const next = data?.find(({ festival }) => festival.date >= from && festival.date <= to)?.festival
  return (
    <div className="panchang-next">
      {next && (
        <Link to="/calendar/$slug" params={{ slug: next.slug }}>
          <span className="min-w-0 grow">
            <span className="block text-sm text-muted">
              {words.next}, {words.nextIn(daysBetween(date, next.date))}
            </span>
            <span className="block font-display text-lg">
              {next.name}, {dateText(next.date)}
            </span>
          </span>
          <Icon of={ChevronRight} className="shrink-0 text-saffron" />
        </Link>
      )}
    </div>
  )
}
