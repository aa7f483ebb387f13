import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { useDue } from '#app/features/guide/useDue.ts'
import { RemindLink } from '#app/features/festivals/RemindLink.tsx'
import { isEveAhead } from '#app/features/reminders/choices.ts'
import { FestivalBell } from '#app/features/reminders/FestivalBell.tsx'
import { localNow } from '#app/features/reminders/localNow.ts'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'

/** The bell of the day on which a rite is next due. */
export function RiteBell({ occasion, site }: { occasion: RiteOccasion; site: Site }) {
  const words = useWords(guide)
  const { place, temple, today, dueDays } = useDue(site)
  const next = dueDays(occasion).find(({ festival: { date } }) => date >= today)
  if (!next) return null
  const { festival } = next
  const eveLabel = isEveAhead(festival, localNow(place.tz)) ? words.remindEve : undefined
  return (
    <section className="rite-bell">
      <h2 className="text-xl">{words.remind}</h2>
      <FestivalBell
        slug={festival.slug}
        festival={festival}
        timeZone={place.tz}
        cityId={isSamePlace(place, temple) ? undefined : place.id}
        link={<RemindLink slug={festival.slug} eveLabel={eveLabel} />}
        eveLabel={eveLabel}
      />
    </section>
  )
}
