import { useToday } from '#app/almanac/today.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useOffered } from '#app/almanac/useGroups.ts'
import { CityBar } from '#app/features/city/CityBar.tsx'
import { useUpcoming } from '#app/features/festivals/useUpcoming.ts'
import { ChooseReminders } from '#app/features/reminders/ChooseReminders.tsx'
import { useLocalNow } from '#app/features/reminders/localNow.ts'
import type { FormStart } from '#app/features/reminders/channelForm.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Site } from '#contract/site/public.ts'

/** What reminders are chosen from: the festivals of the chosen city, and the time there. */
export function useReminderCity(site: Site, rendered: string) {
  const temple = templeCity(site)
  const chosen = useChosenCity()
  // The server computes for the cities of the list, not for a place of the phone's own.
  const place = chosen?.id === undefined ? temple : chosen
  const isTemple = isSamePlace(place, temple)
  const today = useToday(place.tz, rendered)
  const now = useLocalNow(place.tz, rendered)
  const beyond = useOffered(site)
  const { festivals } = useUpcoming({ today, place, temple, isTemple, beyond })
  return {
    festivals,
    now,
    groups: beyond.groups,
    cityName: place.name,
    cityId: isTemple ? undefined : place.id,
    isUnlisted: chosen !== undefined && chosen.id === undefined,
    cityBar: <CityBar chosen={chosen} temple={temple} />,
  }
}

type Props = FormStart & {
  site: Site
  /** The day of the rendered page. */
  rendered: string
  /** The festival whose *Remind me* led here. */
  slug?: string | undefined
}

/** The one form for reminders: of the page of reminders, and of the calendar's box. */
export function CityReminders({ site, rendered, slug, ...formStart }: Props) {
  const words = useWords(reminders)
  const { isUnlisted, cityBar, ...city } = useReminderCity(site, rendered)
  const { festivals, cityName } = city
  const festival = slug === undefined ? undefined : festivals?.find((each) => each.slug === slug)
  // A day that the phone has yet to compute is chosen once it is known.
  if (slug !== undefined && festivals === undefined) return <Skeleton className="mt-6 h-96" />
  return (
    <ChooseReminders
      {...city}
      {...formStart}
      key={festival?.slug}
      festival={festival}
      city={
        <>
          <p className="text-sm text-muted">
            {isUnlisted ? words.cityIsTemple(templeCity(site).name) : words.cityText(cityName)}
          </p>
          {cityBar}
        </>
      }
    />
  )
}
