import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import { todayIn, useToday } from '#app/city/today.ts'
import { isSamePlace, templeCity, useChosenCity } from '#app/city/useCity.ts'
import { AddToCalendar } from '#app/features/festivals/AddToCalendar.tsx'
import { UpcomingFestivals } from '#app/features/festivals/UpcomingFestivals.tsx'
import { useUpcoming } from '#app/features/festivals/useUpcoming.ts'
import { VratCompanion } from '#app/features/vrat/VratCompanion.tsx'
import { home } from '#app/i18n/en/home.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Festival } from '#contract/festivals.ts'
import type { Site } from '#contract/site.ts'

const shown = 3
const route = getRouteApi('/')

/** The next fast, for the chosen city. */
export function Companion({ site }: { site: Site }) {
  const temple = templeCity(site)
  return <VratCompanion place={useChosenCity() ?? temple} temple={temple} />
}

/** The next festivals, for the chosen city. */
export function Upcoming({ site }: { site: Site }) {
  const words = useWords(home)
  const { origin } = route.useRouteContext()
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const today = useToday(place.tz, todayIn(place.tz))
  const isTemple = isSamePlace(place, temple)
  const { festivals, atTemple, hasFailed } = useUpcoming({ today, place, temple, isTemple })
  const actionFor = (festival: Festival) => (
    <AddToCalendar
      festival={festival}
      city={isTemple ? undefined : place}
      cityName={place.name}
      origin={origin}
      isBrief
    />
  )
  return (
    <>
      <UpcomingFestivals
        festivals={festivals?.slice(0, shown)}
        hasFailed={hasFailed}
        today={today}
        temple={isTemple ? undefined : { city: temple.name, festivals: atTemple ?? [] }}
        actionFor={actionFor}
      />
      <div className="mx-auto -mt-4 max-w-7xl px-4 pb-10">
        <Link to="/calendar" className={`${buttonClass({ variant: 'quiet' })} -ml-3`}>
          {words.calendar}
          <Icon of={ArrowRight} className="size-5" />
        </Link>
      </div>
    </>
  )
}
