import { useQuery } from '@tanstack/react-query'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useMinuteOf } from '#app/almanac/today.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dayCard } from '#app/i18n/en/day-card/dayCard.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { festivalGroups as groups } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { dayCardText } from './dayCardText.ts'
import type { DayToShare } from './ShareDay.tsx'

/** Ganesha's own days first, then the great festivals. */
const greatest = (festivals: readonly Festival[], date: string): Festival | undefined => {
  const ofDay = festivals.filter((festival) => festival.date === date)
  return [undefined, ...groups]
    .map((group) => ofDay.find((festival) => festival.group === group))
    .find(Boolean)
}

/** A card's data: its text and the almanac's day; `isReady` once everything is loaded. */
export function useDayOfCard({ date, place, temple, beyond }: Omit<DayToShare, 'templeName'>) {
  const words = {
    ...useWords(dayCard),
    tithi: useWords(tithis).tithi,
    parts: useWords(festivalGroups).parts,
  }
  const almanac = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  const limbs = useQuery(almanacQuery('limbs', { place, reference: temple, date }))
  const observed = useObservedDays({
    place,
    temple,
    from: date,
    to: date,
    ...(beyond && { beyond }),
  })
  const now = useMinuteOf(date, place.tz)
  const day = almanac.data
  const festival = greatest(observed.data?.map((each) => each.festival) ?? [], date)
  const text =
    day &&
    dayCardText(
      { day, limbs: limbs.data, festival, city: place.name, timeZone: place.tz, now },
      words,
    )
  return {
    day,
    text,
    festival,
    isReady: !limbs.isPending && !observed.isPending,
    hasFailed: almanac.isError,
  }
}
