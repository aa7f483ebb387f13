import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { daysBetween } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dateText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { aheadOf } from './ranges.ts'

type Props = {
  date: string
  place: Place
  temple: Place
  /** The festivals beyond Ganesha's that the temple shows: a panchang names them all. */
  beyond: Beyond
}

/** The observances of this day, or Ganesha's next one, as rows; space for one is reserved. */
export function NextFestival({ date, place, temple, beyond }: Props) {
  const words = useWords(panchang)
  const { from, to } = aheadOf(date)
  const { data: ahead } = useObservedDays({ place, temple, from, to })
  const { data: ofDay } = useObservedDays({ place, temple, from: date, to: date, beyond })
  // Until the days of this date are known, those of the previous one stay.
  const next = ahead?.find(({ festival }) => festival.date >= from && festival.date <= to)?.festival
  const today = ofDay?.map(({ festival }) => festival).filter((each) => each.date === date) ?? []
  return (
    <div className="panchang-next">
      {today.map((festival, index) => (
        <Row
          key={festival.slug}
          festival={festival}
          label={index === 0 ? words.onThisDay : undefined}
        />
      ))}
      {today.length === 0 && next && (
        <Row
          festival={next}
          label={`${words.next}, ${words.nextIn(daysBetween(date, next.date))}`}
          hasDate
        />
      )}
    </div>
  )
}

type RowProps = { festival: Festival; label: string | undefined; hasDate?: boolean }

function Row({ festival: { slug, name, date }, label, hasDate = false }: RowProps) {
  return (
    <Link to="/calendar/$slug" params={{ slug }}>
      <span className="min-w-0 grow">
        {label && <span className="block text-sm text-muted">{label}</span>}
        <span className="block font-display text-lg">
          {name}
          {hasDate && `, ${dateText(date)}`}
        </span>
      </span>
      <Icon of={ChevronRight} className="shrink-0 text-saffron" />
    </Link>
  )
}
