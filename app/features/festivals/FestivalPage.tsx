import { dayText } from '#app/i18n/dates.ts'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import type { Observance } from '#almanac/observances.ts'
import { Failed } from '#app/Failed.tsx'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import type { GreatStory } from '#app/i18n/en/festivals/greatStory.ts'
import type { Story } from '#app/i18n/en/festivals/festivalStories.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useOffered } from '#app/offline/mine/useOffered.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { CategoryChip } from './CategoryChip.tsx'
import { isGeneralDate } from './dayOfSlug.ts'
import { FestivalActs } from './FestivalActs.tsx'
import { FestivalBand } from './FestivalBand.tsx'
import { canBeReminded, type FestivalMoment, festivalMoment } from './festivalMoment.ts'
import { FestivalStory } from './FestivalStory.tsx'
import { FestivalTime } from './FestivalTime.tsx'
import { FestivalVerse } from './FestivalVerse.tsx'
import { LazyCelebration } from './LazyCelebration.tsx'
import { GreatStoryText } from './GreatStoryText.tsx'
import { GreatTimes } from './GreatTimes.tsx'
import { markOf } from './mark.ts'
import { Neighbours } from './Neighbours.tsx'
import type { FestivalInView } from './useFestival.ts'
import { BookPuja } from './BookPuja.tsx'
import { useObservance } from './useObservance.ts'

const FestivalSky = lazyComponent(
  async () => (await import('./FestivalSky.tsx')).FestivalSky,
  ({ skeleton }) => skeleton,
)
const HiddenMoon = lazyComponent(
  async () => (await import('./HiddenMoon.tsx')).HiddenMoon,
  () => <p className="festival-moon" />,
)
const CalendarOptions = lazyComponent(
  async () => (await import('./CalendarOptions.tsx')).CalendarOptions,
)

type Props = {
  slug: string
  view: FestivalInView
  /** Undefined for a day that staff added: its own description is its story. */
  story: Story | undefined
  /** Only for a festival beyond Ganesha's. */
  greatStory: GreatStory | undefined
  /** Undefined for the same; otherwise the almanac computes it. */
  kind: Observance['kind'] | undefined
  /** Today in the chosen city; in a server-rendered page, the server's date. */
  today: string
  /** Undefined in a page that may be read at any time. */
  now: number | undefined
  origin: string
  /** The chosen city, which can be changed there. */
  city: ReactNode
  checklist: ReactNode
  renderBell: (festival: Festival) => ReactNode
}

export function FestivalPage({
  slug,
  view,
  story,
  greatStory,
  kind,
  today,
  now,
  origin,
  city,
  checklist,
  renderBell,
}: Props) {
  const words = useWords(festivalPage)
  const sceneWords = useWords(scene)
  const { parts, whyThisDay } = useWords(festivalGroups)
  const { observance, zone } = useObservance(slug, view)
  const isOffered = useOffered(slug)
  const { place, isElsewhere, here, atTemple } = view
  const festival = here ?? atTemple
  if (view.hasFailed)
    return (
      <Failed title={words.loadFailed} headingLevel={1} unreachableText={words.loadFailedText} />
    )
  const moment =
    here &&
    festivalMoment(
      {
        festival: here,
        moonrise: here.moonriseTime === undefined ? undefined : observance?.moonrise?.at,
        puja: observance?.puja,
        timeZone: zone,
        now,
      },
      { page: words, scene: sceneWords, parts },
    )
  const isToday = here?.date === today
  const sky = { slug, view }
  // The band names the day without its year.
  const isInBand =
    here?.date.slice(0, 4) === today.slice(0, 4) && moment?.line === dayText(here.date)
  const isRisen = moment?.is === 'risen'
  // Before hydration only the date is known, not the time.
  const isOver =
    here !== undefined &&
    (moment === undefined || moment.is === 'undetermined'
      ? here.date < today
      : moment.is === 'past')
  const isTooLate =
    moment !== undefined && now !== undefined && !canBeReminded(moment, { now, timeZone: zone })
  const calendar = {
    origin,
    city: isElsewhere ? place : undefined,
    cityName: place.name,
    templeZone: view.temple.tz,
  }
  return (
    <>
      <FestivalBand slug={slug} view={view} kind={kind} origin={origin} />
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-8">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <FestivalTime
              moment={moment}
              city={city}
              line={here && (isToday || !isInBand) && moment?.line}
              count={moment && countOf(moment, words)}
            />
            {isRisen && story?.verse && (
              <>
                {!isOffered && (
                  <Link to="." hash="verse" className={buttonClass()}>
                    {words.arghya}
                  </Link>
                )}
                <FestivalVerse {...story.verse} />
              </>
            )}
            {kind && (
              <FestivalSky {...sky} part="times" skeleton={<Skeleton className="mt-2 h-37" />} />
            )}
            {festival && (festival.time || festival.other) && (
              <Facts className="mt-2 border-t border-line">
                <GreatTimes festival={festival} timeZone={place.tz} />
              </Facts>
            )}
            {kind === 'ganesh_chaturthi' && !isOver && <HiddenMoon day={observance} zone={zone} />}
            {festival ? (
              <p className="mt-2">{festival.description}</p>
            ) : (
              <Skeleton className="mt-2 h-24 w-full" />
            )}
            <LazyCelebration festival={atTemple ?? here} isElsewhere={isElsewhere} />
            <FestivalActs
              festival={here}
              isOver={isOver || isTooLate}
              after={view.after}
              renderBell={renderBell}
              {...calendar}
            />
            {story && atTemple && (
              <BookPuja
                puja={story.puja}
                festival={atTemple}
                today={today}
                now={now}
                timeZone={view.temple.tz}
              />
            )}
            <div className="festival-facts">
              <Facts>
                {isElsewhere && (
                  <>
                    <Fact label={words.inCity(place.name)}>
                      {here ? dayText(here.date) : view.isUncomputed ? words.untold : '…'}
                    </Fact>
                    <Fact label={words.atTemple(view.temple.name)}>
                      {atTemple ? dayText(atTemple.date) : '…'}
                    </Fact>
                  </>
                )}
                {festival && festival.category !== 'sankashti' && (
                  <Fact label={words.category}>
                    <CategoryChip mark={markOf(festival)} />
                  </Fact>
                )}
                {here && isGeneralDate(here, slug) && (
                  <Fact label={words.inCity(place.name)}>{words.allThere}</Fact>
                )}
                {festival?.why && (
                  <Fact label={whyThisDay}>
                    <span className="block text-left font-normal">{festival.why}</span>
                  </Fact>
                )}
              </Facts>
              {kind && (
                <FestivalSky
                  {...sky}
                  part="rest"
                  isOver={isOver}
                  skeleton={<Skeleton className="h-11" />}
                />
              )}
            </div>
            {checklist}
            <div className="festival-more">
              <div className="min-h-11">
                {here && <CalendarOptions festival={here} {...calendar} />}
              </div>
              <p className="min-h-11">
                {here && (
                  <Link to="/panchang" search={{ date: here.date }} className="text-link gap-1">
                    {words.panchang}
                    <Icon of={ArrowRight} className="size-5" />
                  </Link>
                )}
              </p>
            </div>
          </div>
          {greatStory && <GreatStoryText story={greatStory} />}
          {story && (
            <FestivalStory
              story={story}
              isAngaraki={festival?.category === 'angaraki'}
              hasVerse={!isRisen}
            />
          )}
        </div>
        <Neighbours before={view.before} after={view.after} />
      </div>
    </>
  )
}

function countOf({ daysLeft }: FestivalMoment, words: typeof festivalPage.english) {
  if (daysLeft === undefined) return undefined
  return daysLeft === 0 ? words.today : words.days(daysLeft)
}
