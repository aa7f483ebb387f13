import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { marked } from '#app/ui/marked.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { openingOf } from '#contract/mantras/preview.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import { MantraFailed } from './MantraFailed.tsx'
import { Opening } from './Opening.tsx'
import { featuredMantrasQuery, mantraOfDayQuery } from './queries.ts'
import { RowPlay } from './RowPlay.tsx'
import { saysTheTitle } from './saysTheTitle.ts'
import { trackOf } from './trackOf.ts'

const shown = 3

/** Three featured mantras as rows, without the mantra of the day, which is shown above them. */
export function FeaturedMantras({ today }: { today: string }) {
  const words = useWords(mantras)
  const { data, isError } = useQuery(featuredMantrasQuery)
  const { data: ofDay } = useQuery({ ...mantraOfDayQuery(today), enabled: false })
  const others = data?.filter(({ id }) => data.length <= shown || id !== ofDay?.id)
  return (
    <section className="home-section">
      <SectionHeading
        title={words.heading}
        action={
          <Link
            to="/mantras"
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-3`}
          >
            {words.all}
          </Link>
        }
      />
      {isError && !data ? (
        <MantraFailed />
      ) : (
        <ul className="rows" aria-busy={!others || undefined}>
          {others?.slice(0, shown).map((mantra) => (
            <li key={mantra.id}>
              <FeaturedMantra of={mantra} />
            </li>
          )) ??
            Array.from({ length: shown }, (_, row) => (
              <li key={row} className="row">
                <Skeleton className="h-12 w-full" />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}

function FeaturedMantra({ of: mantra }: { of: Mantra }) {
  const track = trackOf(mantra)
  const { opening, needsFullFont } = openingOf(mantra)
  // In Devanagari the two would be nearly the same.
  const isSaid = __IS_TRANSLATED__ && saysTheTitle(opening, mantra.title)
  return (
    <article
      className={isSaid ? 'row featured says-title' : 'row featured'}
      aria-labelledby={mantra.id}
    >
      <Link to="/mantras/$mantra" params={{ mantra: mantra.id }} className="row-words">
        <b id={mantra.id}>{__IS_TRANSLATED__ ? marked(mantra, 'title') : mantra.title}</b>
        <Opening
          as="span"
          className="todays-line"
          needsFullFont={needsFullFont}
          language={mantra.language}
        >
          {opening}
        </Opening>
      </Link>
      {track && <RowPlay track={track} />}
    </article>
  )
}
