import { memo, type ReactNode, useId } from 'react'
import { Failed } from '#app/Failed.tsx'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { ComingDay } from './ComingDay.tsx'

type Props = {
  festivals: readonly Festival[] | undefined
  hasFailed: boolean
  /** How many rows are expected while they load. */
  rows: number
  /** The temple's own days, where another city is chosen. */
  temple: { city: string; festivals: readonly Festival[] } | undefined
  action: ReactNode
}

/** The next festivals as rows: the day, the name, and the time that matters. */
export const ComingDays = memo(function ComingDays({
  festivals,
  hasFailed,
  rows,
  temple,
  action,
}: Props) {
  const words = useWords(calendar)
  const id = useId()
  return (
    <section aria-labelledby={id} className="home-section">
      <SectionHeading id={id} title={words.upcoming} action={action} />
      {hasFailed ? (
        <Failed title={words.upcomingFailed} headingLevel={3} />
      ) : festivals?.length === 0 ? (
        <EmptyState title={words.noneUpcoming} headingLevel={3} />
      ) : (
        <ul className="rows" aria-busy={!festivals}>
          {festivals?.map((festival) => (
            <li key={festival.slug}>
              <ComingDay
                festival={festival}
                temple={
                  temple && {
                    city: temple.city,
                    date: temple.festivals.find(({ slug }) => slug === festival.slug)?.date,
                  }
                }
              />
            </li>
          )) ??
            Array.from({ length: rows }, (_, row) => (
              <li key={row} className="row">
                <Skeleton className="h-12 w-full" />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
})
