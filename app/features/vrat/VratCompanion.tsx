import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Place } from '#almanac/place.ts'
import type { ObservedDay } from '#app/almanac/observedDays.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { vrat } from '#app/i18n/en/vrat.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Festival } from '#contract/festivals.ts'
import { askedRange } from './askedRange.ts'
import { rememberAskedDays, rememberedDay } from './askedDays.ts'
import { nextTick, vratState } from './vratState.ts'
import { useMoment } from './useMoment.ts'
import { VratCard } from './VratCard.tsx'
import { VratPlaceholder } from './VratPlaceholder.tsx'

type Props = {
  place: Place
  temple: Place
  /** Hidden on days without a fast or warning, if the next observance is shown elsewhere. */
  isForToday?: boolean
  /**
   * What the server knows about today, if there is something to observe: its space is reserved
   * until it is computed.
   */
  expected?: Festival | undefined
}

/** On a fast day counts down to the city's moonrise, and on other days to the next observance. */
export function VratCompanion({ place, temple, isForToday = false, expected }: Props) {
  const words = useWords(vrat)
  const stateAt = (now: number, days: readonly ObservedDay[]) =>
    vratState(days, { now, today: dateAt(now, place.tz) })
  const today = dateAt(
    useMoment(() => 60_000),
    place.tz,
  )
  const { data: found, isError } = useObservedDays({ place, temple, ...askedRange(today) })
  const now = useMoment((at) => nextTick(found && stateAt(at, found), at))
  useEffect(() => {
    if (found) rememberAskedDays(place, found)
  }, [place, found])
  const isHydrated = useHydrated()
  const room = found || isError ? undefined : expected
  const remembered = found || isError || !isHydrated ? undefined : rememberedDay(place, today)
  const state = found && stateAt(now, found)
  if (isError && !found) return isForToday ? null : <p className="text-muted">{words.failed}</p>
  if (state && !(isForToday && state.is === 'ahead'))
    return <VratCard state={state} now={now} place={place} temple={temple} />
  const festival = room ?? remembered
  return festival ? <VratPlaceholder festival={festival} place={place} /> : null
}
