import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import type { Observance } from '#almanac/observances.ts'
import { dateText, shortDateText, shortWeekdayText } from '#app/i18n/dates.ts'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { Band, type BandName } from '#app/ui/Band.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ShareButton } from '#app/ui/ShareButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { NightMoon } from './NightMoon.tsx'
import { useObservance } from './useObservance.ts'
import type { FestivalInView } from './useFestival.ts'

type Props = {
  slug: string
  view: FestivalInView
  kind: Observance['kind'] | undefined
  origin: string
}

/** The day's own picture: Ganesha on the great days, the moon of its night over a fast. */
export function FestivalBand({ slug, view, kind, origin }: Props) {
  const words = useWords(festivalPage)
  const { observance } = useObservance(slug, view)
  const { place, here, atTemple } = view
  const festival = here ?? atTemple
  const name = bandOf(kind, festival)
  return (
    <Band
      name={name}
      eyebrow={here ? `${shortWeekdayText(here.date)}, ${shortDateText(here.date)}` : '\u00a0'}
      title={festival?.name ?? <Skeleton className="h-10 w-40 opacity-30" />}
      above={
        <>
          <Link to="/calendar" className="room-link min-w-11">
            <Icon of={ArrowLeft} className="size-5" />
            <span className="max-sm:sr-only">{words.back}</span>
          </Link>
          {festival && (
            <ShareButton
              title={festival.name}
              text={`${festival.name}, ${dateText(festival.date)}`}
              url={`${origin}${pathHere(`/calendar/${slug}`)}`}
              className="festival-share"
            />
          )}
        </>
      }
      behind={name === 'sankashti' && <NightMoon place={place} at={observance?.moonrise?.at} />}
    />
  )
}

const greatDays: readonly (Observance['kind'] | undefined)[] = [
  'ganesh_chaturthi',
  'ganesh_jayanti',
  'anant_chaturdashi',
]

function bandOf(kind: Observance['kind'] | undefined, festival: Festival | undefined): BandName {
  if (greatDays.includes(kind) || festival?.category === 'major') return 'great-festival'
  return kind === 'sankashti' || festival?.moonriseTime !== undefined ? 'sankashti' : 'about'
}
