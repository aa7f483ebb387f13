import { Link } from '@tanstack/react-router'
import { ComingDays } from '#app/features/festivals/ComingDays.tsx'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import type { Site } from '#contract/site/public.ts'
import { useComing } from './useComing.ts'

export const shownUpcoming = 3

/** The next festivals, for the chosen city; `rendered` is the day the server used. */
export function Upcoming({ site, rendered }: { site: Site; rendered: string }) {
  const words = useWords(homeSections)
  const { festivals, atTemple, hasFailed, temple, isTemple } = useComing(site, rendered)
  return (
    <ComingDays
      festivals={festivals?.slice(0, shownUpcoming)}
      hasFailed={hasFailed}
      rows={shownUpcoming}
      temple={isTemple ? undefined : { city: temple.name, festivals: atTemple ?? [] }}
      action={
        <Link
          to="/calendar"
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-3`}
        >
          {words.calendar}
        </Link>
      }
    />
  )
}
