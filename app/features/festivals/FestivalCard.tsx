import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { daysBetween } from '#almanac/civilDate.ts'
import type { Festival } from '#contract/festivals.ts'
import { CategoryChip } from './CategoryChip.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { middayText, moonriseText } from './format.ts'
import { TempleDate } from './TempleDate.tsx'

type Props = {
  festival: Festival
  today: string
  temple: { city: string; festival: Festival | undefined } | undefined
  action: ReactNode
}

/** A festival of the year ahead: its date, moonrise and description. */
export function FestivalCard({ festival, today, temple, action }: Props) {
  const words = useWords(calendar)
  const { name, date, category, moonriseTime, puja, description, slug } = festival
  return (
    <Card
      as="article"
      className={`festival-card flex flex-col p-5 sm:p-6 tone-${category}`}
      aria-labelledby={`festival-${slug}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <CategoryChip category={category} />
        <span className="text-muted">{words.inDays(daysBetween(today, date))}</span>
      </div>
      <h3 id={`festival-${slug}`} className="mt-3 text-xl">
        {name}
      </h3>
      <dl className="facts">
        <div>
          <dt>{words.date}</dt>
          <dd>{dateText(date)}</dd>
        </div>
        <div>
          <dt>{puja ? words.midday : words.moonrise}</dt>
          <dd>
            {puja
              ? middayText(puja)
              : moonriseTime
                ? moonriseText(date, moonriseTime)
                : words.noMoonrise}
          </dd>
        </div>
        {temple && <TempleDate {...temple} />}
      </dl>
      <p className="mt-3 text-muted">{description}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Link
          to="/calendar/$slug"
          params={{ slug }}
          aria-label={words.openNamed(name)}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          {words.openFestival}
        </Link>
        {action}
      </div>
    </Card>
  )
}

/** Reserves a card's space while its festival loads. */
export function FestivalSkeleton() {
  return (
    <Card className="flex min-h-80 flex-col gap-4 p-5 sm:p-6">
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="mt-auto h-11 w-40" />
    </Card>
  )
}
