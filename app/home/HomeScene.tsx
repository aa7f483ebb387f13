import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useLoaderData } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { CityChip } from '#app/features/city/CityChip.tsx'
import { upcomingFestivalsQuery } from '#app/features/festivals/queries.ts'
import { answerOf } from '#app/features/scene/answerOf.ts'
import { hourOfSky, rememberSun, sunOf, turnTo } from '#app/features/scene/hourOfSky.ts'
import { Scene } from '#app/features/scene/Scene.tsx'
import { hasObservance } from '#app/features/vrat/hasObservance.ts'
import { observanceRange } from '#app/features/vrat/observanceRange.ts'
import { useMoment } from '#app/features/vrat/useMoment.ts'
import { nextTick, vratState, type VratState } from '#app/features/vrat/vratState.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { vrat } from '#app/i18n/en/vrat/vrat.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useOffered } from '#app/offline/mine/useOffered.ts'
import { useWords } from '#app/i18n/words.ts'
import { actOf, promptOf } from './prompt.ts'
import { type FirstHours, firstHoursKey } from './firstHours.ts'
import { hourScript } from './writeHour.ts'
import { TempleDoor } from './TempleDoor.tsx'
import { readQuery } from '#app/queries.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Site } from '#contract/site/public.ts'

const SkyMoon = lazyComponent(async () => (await import('#app/features/scene/SkyMoon.tsx')).SkyMoon)

/** How often the moon is turned: in five minutes it moves by about a degree. */
const moonMs = 5 * 60_000

/**
 * The temple at the current hour of the chosen city. The server renders the temple’s own city and
 * day; an inline script fills in the hour before the first paint, and its text stays until the app
 * has computed the same.
 */
export function HomeScene({ site }: { site: Site }) {
  const temple = useMemo(() => templeCity(site), [site])
  const place = useChosenCity() ?? temple
  const rendered = useLoaderData({ from: '/' })
  const date = useToday(place.tz, rendered?.today ?? todayIn(place.tz))
  const isHydrated = useHydrated()
  const vratWords = useWords(vrat)
  const words = { ...useWords(scene), tithis: useWords(tithis) }

  const where = { place, reference: temple }
  const { data: sky, isError } = useQuery(almanacQuery('skyOfDay', { ...where, date }))
  const { data: tomorrow } = useQuery({
    ...almanacQuery('skyOfDay', { ...where, date: addDays(date, 1) }),
    enabled: sky !== undefined,
  })
  const { data: days, isError: hasNoDays } = useObservedDays({
    place,
    temple,
    ...observanceRange(date),
  })
  const stateAt = (at: number): VratState | undefined =>
    days && vratState(days, { now: at, today: date })
  const moment = useMoment((at) => nextTick(stateAt(at), at))
  // A rendered page may be read at any time of its day.
  const now = isHydrated ? moment : undefined
  const state = now === undefined ? undefined : stateAt(now)
  const isTemple = isSamePlace(place, temple)
  // Not imported from the page about the temple, which would load this file for it.
  const { data: visit } = useQuery({
    ...readQuery('getVisit', {}),
    enabled: isTemple && !rendered?.aartis,
  })
  const { data: ahead } = useQuery({ ...upcomingFestivalsQuery, enabled: false })
  const todays = isTemple ? ahead?.find((each) => each.date === date) : undefined
  const observed = days?.find(({ festival }) => festival.date === date)?.festival

  const { data: moon } = useQuery({
    ...almanacQuery('moonInSky', { place, at: Math.floor(moment / moonMs) * moonMs }),
    enabled: isHydrated,
    placeholderData: keepPreviousData,
    gcTime: moonMs,
  })
  const sun = useMemo(() => sky && sunOf(sky), [sky])
  useEffect(() => {
    if (!sun) return
    rememberSun(sun)
    turnTo(hourOfSky(moment, sun))
  }, [sun, moment])

  const prompt = promptOf(state)
  const isFirst = isTemple && rendered !== undefined && !days && !hasNoDays
  const inlined = isFirst ? globalThis.window?.sceneText : undefined
  const isRisen = (prompt?.is ?? (inlined?.isRisen && 'risen')) === 'risen'
  // Without the almanac the scene still shows the date.
  const answer =
    inlined ??
    ((sky || isError) &&
      answerOf(
        {
          date,
          timeZone: place.tz,
          sky,
          tomorrow,
          festival: days ? observed : todays,
          prompt,
          aartis: isTemple ? (rendered?.aartis ?? visit?.aartis) : undefined,
          // Until the day's observances are loaded, the rendered answer stays.
          now: days && now,
        },
        words,
      ))
  return (
    <Scene
      answer={answer || undefined}
      city={<CityChip place={place} temple={temple} />}
      moon={isHydrated && moon?.isUp && <SkyMoon moon={moon} />}
      door={isHydrated && <TempleDoor />}
      isGreat={
        state ? state.is === 'greeting' : todays?.key?.startsWith('ganesh_chaturthi-') === true
      }
      fast={
        isRisen ? 'ends' : prompt?.is === 'fasting' && moon?.isUp === false ? 'waits' : undefined
      }
    >
      <Observe
        festival={state ? festivalOf(state) : todays && hasObservance(todays) ? todays : undefined}
        text={
          inlined?.act ||
          (state
            ? actOf(state, place.tz, vratWords)
            : todays?.moonriseTime === undefined
              ? vratWords.more
              : vratWords.fast)
        }
        isFastOver={isRisen}
        isInlinedOffered={inlined?.isOffered}
      />
      {import.meta.env.SSR && <HourScript />}
    </Scene>
  )
}

const festivalOf = (state: VratState): Festival | undefined =>
  state.is === 'ahead' ? undefined : state.day.festival

/** The link to what the day's observance requires. */
function Observe({
  festival,
  text,
  isFastOver,
  isInlinedOffered = false,
}: {
  festival: Festival | undefined
  text: string
  isFastOver: boolean
  /** As rendered before hydration. */
  isInlinedOffered?: boolean | undefined
}) {
  const { more } = useWords(vrat)
  // The first render has to be what the page shows.
  const isOffered = useOffered(festival?.slug) || isInlinedOffered
  if (!festival) return null
  const asksForIt = isFastOver && !isOffered
  return (
    <p className="observe">
      <Link
        to="/calendar/$slug"
        params={{ slug: festival.slug }}
        {...(asksForIt && { hash: 'verse' })}
      >
        {isFastOver && isOffered ? more : text}
      </Link>
    </p>
  )
}

/** Server only: in a browser it has run, and removed itself, before hydration. */
function HourScript() {
  const hours = useQueryClient().getQueryData<FirstHours>(firstHoursKey)?.scene
  if (!hours) return null
  return <script data-hours={hours} dangerouslySetInnerHTML={{ __html: hourScript() }} />
}
