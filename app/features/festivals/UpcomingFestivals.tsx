import { memo, type ReactNode, useId, useState } from 'react'
import { Failed } from '#app/Failed.tsx'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { ComingDay } from './ComingDay.tsx'

type Props = {
  festivals: readonly Festival[] | undefined
  hasFailed: boolean
  today: string
  temple: { city: string; festivals: readonly Festival[] } | undefined
  actionFor: (festival: Festival) => ReactNode
}

const skeletons = 3
const shownAtFirst = 6

/** The festivals of the year ahead as rows, rendered again only when they change. */
export const UpcomingFestivals = memo(function UpcomingFestivals({
  festivals,
  hasFailed,
  today,
  temple,
  actionFor,
}: Props) {
  const words = useWords(calendar)
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? festivals : festivals?.slice(0, shownAtFirst)
  return (
    <section aria-labelledby={id} className="mx-auto max-w-7xl px-4 py-10">
      <SectionHeading id={id} eyebrow={words.upcomingEyebrow} title={words.upcoming} />
      {hasFailed ? (
        <Failed title={words.upcomingFailed} headingLevel={3} />
      ) : shown?.length === 0 ? (
        <EmptyState title={words.noneUpcoming} headingLevel={3} />
      ) : (
        <ul className="rows" aria-busy={!shown}>
          {shown?.map((festival) => (
            <li key={festival.slug} className="row-with-act">
              <ComingDay
                festival={festival}
                today={today}
                temple={
                  temple && {
                    city: temple.city,
                    date: temple.festivals.find(({ slug }) => slug === festival.slug)?.date,
                  }
                }
              />
              {actionFor(festival)}
            </li>
          )) ??
            Array.from({ length: skeletons }, (_, index) => (
              <li key={index} className="row">
                <Skeleton className="h-12 w-full" />
              </li>
            ))}
        </ul>
      )}
      {!isWhole && festivals && festivals.length > shownAtFirst && (
        <div className="mt-6 text-center">
          <Button variant="outline" onClick={() => setIsWhole(true)}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  )
})
