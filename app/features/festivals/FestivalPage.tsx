import { Link } from '@tanstack/react-router'
import { ArrowLeft, BellRing } from 'lucide'
import type { ReactNode } from 'react'
import type { Observance } from '#almanac/observances.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { festivalPage } from '#app/i18n/en/festivalPage.ts'
import type { Story } from '#app/i18n/en/festivalStories.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { CategoryChip } from './CategoryChip.tsx'
import { FestivalStory } from './FestivalStory.tsx'
import { Neighbours } from './Neighbours.tsx'
import type { FestivalInView } from './useFestival.ts'

const FestivalSky = lazyComponent(
  async () => (await import('./FestivalSky.tsx')).FestivalSky,
  ({ skeleton }) => skeleton,
)
const AddToCalendar = lazyComponent(async () => (await import('./AddToCalendar.tsx')).AddToCalendar)

type Props = {
  slug: string
  view: FestivalInView
  /** Undefined for a day that staff added: its own description is its story. */
  story: Story | undefined
  /** Undefined for the same; otherwise the almanac computes it. */
  kind: Observance['kind'] | undefined
  origin: string
  checklist: ReactNode
}

export function FestivalPage({ slug, view, story, kind, origin, checklist }: Props) {
  const words = useWords(festivalPage)
  const { place, temple, isElsewhere, here, atTemple } = view
  const festival = here ?? atTemple
  const skeleton = <SkySkeleton hasMoonrise={kind === 'sankashti'} />
  if (view.hasFailed)
    return (
      <ErrorState
        title={words.loadFailed}
        headingLevel={1}
        action={<Button onClick={() => location.reload()}>{words.retry}</Button>}
      >
        {words.loadFailedText}
      </ErrorState>
    )
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <Link to="/calendar" className="button button-quiet -ml-3">
        <Icon of={ArrowLeft} className="size-5" />
        {words.back}
      </Link>
      <header className="mt-2 max-w-3xl">
        {festival ? (
          <>
            <CategoryChip category={festival.category} />
            <h1 className="mt-2 text-title">{festival.name}</h1>
            <p className="mt-3 text-muted">{festival.description}</p>
          </>
        ) : (
          <>
            <Skeleton className="h-7 w-28" />
            <Skeleton className="mt-3 h-10 w-4/5" />
            <Skeleton className="mt-4 h-20 w-full" />
          </>
        )}
      </header>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Card as="section" className="p-5 sm:p-6">
            {isElsewhere && (
              <Day
                label={words.inCity(place.name)}
                date={here?.date}
                untold={view.isUntold ? words.untold : undefined}
                isFirst
              />
            )}
            <Day label={words.atTemple(temple.name)} date={atTemple?.date} isFirst={!isElsewhere} />
            {kind && <FestivalSky slug={slug} view={view} skeleton={skeleton} />}
            <div className="mt-5 min-h-44">
              {here && (
                <>
                  {here.date >= todayIn(place.tz) && (
                    <Link
                      to="/reminders"
                      search={{ festival: slug }}
                      className={`${buttonClass({ variant: 'gold' })} mb-3 w-full`}
                    >
                      <Icon of={BellRing} className="size-5" />
                      {words.remindMe}
                    </Link>
                  )}
                  <AddToCalendar
                    festival={here}
                    city={isElsewhere ? place : undefined}
                    cityName={place.name}
                    origin={origin}
                  />
                </>
              )}
            </div>
          </Card>
          {checklist}
        </div>
        {story && <FestivalStory story={story} isAngaraki={festival?.category === 'angaraki'} />}
      </div>
      <Neighbours before={view.before} after={view.after} />
    </div>
  )
}

type DayProps = {
  label: string
  date: string | undefined
  /** Shown if the date cannot be found. */
  untold?: string | undefined
  isFirst: boolean
}

function Day({ label, date, untold, isFirst }: DayProps) {
  return (
    <div className={isFirst ? '' : 'mt-3'}>
      <p className="text-muted">{label}</p>
      {date ? (
        <p className={isFirst ? 'font-display text-xl' : 'text-lg'}>
          {weekdayText(date)}, {dateText(date)}
        </p>
      ) : untold ? (
        <p>{untold}</p>
      ) : (
        <Skeleton className="mt-1 h-7 w-56" />
      )}
    </div>
  )
}

/** As high as the content that will be here on a phone. */
function SkySkeleton({ hasMoonrise }: { hasMoonrise: boolean }) {
  return (
    <div className="mt-5 grid gap-4">
      {hasMoonrise && <Skeleton className="h-40 w-full" />}
      <Skeleton className={hasMoonrise ? 'h-72 w-full' : 'h-84 w-full'} />
    </div>
  )
}
