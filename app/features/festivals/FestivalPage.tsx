import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Observance } from '#almanac/observances.ts'
import { Failed } from '#app/Failed.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { festivalPage } from '#app/i18n/en/festivalPage.ts'
import { festivalGroups } from '#app/i18n/en/festivalGroups.ts'
import type { GreatStory } from '#app/i18n/en/greatStory.ts'
import type { Story } from '#app/i18n/en/festivalStories.ts'
import { scene } from '#app/i18n/en/scene.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { ShareButton } from '#app/ui/ShareButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { CategoryChip } from './CategoryChip.tsx'
import { isEveryonesDay } from './dayOfSlug.ts'
import { FestivalActs } from './FestivalActs.tsx'
import { FestivalBand } from './FestivalBand.tsx'
import { canBeReminded, type FestivalMoment, festivalMoment } from './festivalMoment.ts'
import { FestivalStory } from './FestivalStory.tsx'
import { FestivalTime } from './FestivalTime.tsx'
import { longDateText } from './format.ts'
import { LazyCelebration } from './LazyCelebration.tsx'
import { GreatStoryText } from './GreatStoryText.tsx'
import { GreatTimes } from './GreatTimes.tsx'
import { markOf } from './mark.ts'
import { Neighbours } from './Neighbours.tsx'
import type { FestivalInView } from './useFestival.ts'
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
  /** Of one beyond Ganesha's. */
  greatStory: GreatStory | undefined
  /** Undefined for the same; otherwise the almanac computes it. */
  kind: Observance['kind'] | undefined
  /** In the chosen city; in a rendered page the server's. */
  today: string
  /** Undefined in a page that may be read at any time. */
  now: number | undefined
  origin: string
  /** The chosen city, which can be changed there. */
  city: ReactNode
  checklist: ReactNode
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
}: Props) {
  const words = useWords(festivalPage)
  const sceneWords = useWords(scene)
  const { parts, whyThisDay } = useWords(festivalGroups)
  const { observance, zone } = useObservance(slug, view)
  const { place, isElsewhere, here, atTemple } = view
  const festival = here ?? atTemple
  if (view.hasFailed)
    return (
      <Failed title={words.loadFailed} headingLevel={1}>
        <p>{words.loadFailedText}</p>
      </Failed>
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
  // Before its code runs, a page knows the day, if not the hour.
  const isOver =
    here !== undefined &&
    (moment === undefined || moment.is === 'untold' ? here.date < today : moment.is === 'past')
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
      <FestivalBand slug={slug} view={view} kind={kind} />
      <div className="mx-auto max-w-7xl px-4 pt-6 pb-16">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <FestivalTime
              moment={moment}
              city={city}
              count={moment && countOf(moment, words)}
              share={
                festival && (
                  <ShareButton
                    title={festival.name}
                    text={`${festival.name}, ${dateText(festival.date)}`}
                    url={`${origin}/calendar/${slug}`}
                  />
                )
              }
            />
            {kind === 'ganesh_chaturthi' && !isOver && (
              <HiddenMoon observance={observance} now={now} zone={zone} />
            )}
            {festival ? (
              <p className="mt-3 text-lg">{festival.description}</p>
            ) : (
              <Skeleton className="mt-3 h-24 w-full" />
            )}
            <LazyCelebration festival={atTemple ?? here} isElsewhere={isElsewhere} />
            <FestivalActs
              festival={here}
              moment={moment}
              isOver={isOver || isTooLate}
              after={view.after}
              {...calendar}
            />
            <div className="festival-facts">
              <Facts>
                {isElsewhere && (
                  <>
                    <Fact label={words.inCity(place.name)}>
                      {here ? longDateText(here.date) : view.isUntold ? words.untold : '…'}
                    </Fact>
                    <Fact label={words.atTemple(view.temple.name)}>
                      {atTemple ? longDateText(atTemple.date) : '…'}
                    </Fact>
                  </>
                )}
                {festival && festival.category !== 'sankashti' && (
                  <Fact label={words.category}>
                    <CategoryChip mark={markOf(festival)} />
                  </Fact>
                )}
                {here && isEveryonesDay(here, slug) && (
                  <Fact label={words.inCity(place.name)}>{words.allThere}</Fact>
                )}
                {festival && <GreatTimes festival={festival} timeZone={place.tz} />}
                {festival?.why && (
                  <Fact label={whyThisDay}>
                    <span className="block text-left font-normal">{festival.why}</span>
                  </Fact>
                )}
              </Facts>
              {kind && (
                <FestivalSky
                  slug={slug}
                  view={view}
                  skeleton={<Skeleton className={kind === 'sankashti' ? 'h-96' : 'h-84'} />}
                />
              )}
            </div>
            <p className="mt-4 min-h-11">
              {here && (
                <Link to="/panchang" search={{ date: here.date }} className="text-link">
                  {words.panchang}
                </Link>
              )}
            </p>
            <div className="mt-4 min-h-12">
              {here && <CalendarOptions festival={here} {...calendar} />}
            </div>
            {checklist}
          </div>
          {greatStory && <GreatStoryText story={greatStory} />}
          {story && <FestivalStory story={story} isAngaraki={festival?.category === 'angaraki'} />}
        </div>
        <Neighbours before={view.before} after={view.after} />
      </div>
    </>
  )
}

function countOf({ daysLeft }: FestivalMoment, words: typeof festivalPage.english) {
  if (daysLeft === undefined) return undefined
  return daysLeft === 0
    ? { value: words.today, unit: '' }
    : { value: daysLeft, unit: words.days(daysLeft) }
}
