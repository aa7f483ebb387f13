import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { Failed } from '#app/Failed.tsx'
import { almanacQuery } from '#app/almanac/queries.ts'
import { aartisOfDay, useMinute, useToday } from '#app/almanac/today.ts'
import { templeCity } from '#app/almanac/useCity.ts'
import { about } from '#app/i18n/en/pages/about.ts'
import { pages } from '#app/i18n/en/pages/pages.ts'
import { useWords } from '#app/i18n/words.ts'
import { Band } from '#app/ui/Band.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { langOf, marked } from '#app/ui/marked.tsx'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { WrittenHtml } from '#app/ui/WrittenHtml.tsx'
import { useOpening } from '#app/useOpening.ts'
import type { Site } from '#contract/site/public.ts'
import type { Aarti, Priest } from '#contract/site/visit.ts'
import { AartisOfDay } from './AartisOfDay.tsx'
import { pageQuery, visitQuery } from './queries.ts'

type Props = {
  site: Site
  /** The date for which the server rendered the day's worship. */
  rendered: string
}

/** The temple: its day, its priests and its story. */
export function AboutPage({ site, rendered }: Props) {
  const words = useWords(pages)
  const { data: page, isError } = useQuery(pageQuery('about'))
  const { data: visit } = useQuery(visitQuery)
  return (
    <article className="pb-16">
      <Band
        name="about"
        eyebrow={__IS_TRANSLATED__ ? marked(site, 'name') : site.name}
        title={page ? (__IS_TRANSLATED__ ? marked(page, 'title') : page.title) : words.titles.about}
      />
      <div className="about-parts">
        <OpenNow site={site} />
        {visit && visit.aartis.length > 0 && (
          <Day aartis={visit.aartis} site={site} rendered={rendered} />
        )}
        {visit && visit.priests.length > 0 && <Priests priests={visit.priests} />}
        <section className="about-story">
          {__IS_TRANSLATED__ && page && <InEnglishNote of={page} />}
          {page && (
            <div lang={__IS_TRANSLATED__ ? langOf(page, 'markdown') : undefined}>
              <WrittenHtml html={page.html} className="prose" />
            </div>
          )}
          {!page && !isError && <Skeleton className="h-96 max-w-3xl" />}
          {!page && isError && (
            <Failed headingLevel={2} title={words.titles.about}>
              <p>{words.failed}</p>
            </Failed>
          )}
          <Shrine />
        </section>
      </div>
    </article>
  )
}

/** One line that leads to the hours and directions. */
function OpenNow({ site }: { site: Site }) {
  const words = useWords(about)
  const opening = useOpening(site)
  return (
    <Link to="/contact" data-computed className="about-open">
      <span>
        {opening ? (
          <>
            <b>{opening.state}</b>
            {opening.isOpen ? ' ' : ', '}
            {opening.next}
          </>
        ) : (
          <b>{words.hours}</b>
        )}
      </span>
      <span className="flex items-center gap-2">
        <span className={`text-muted max-sm:sr-only ${opening ? '' : 'invisible'}`}>
          {words.hours}
        </span>
        <Icon of={ChevronRight} className="size-5" />
      </span>
    </Link>
  )
}

function Day({ aartis, site, rendered }: Props & { aartis: readonly Aarti[] }) {
  const place = templeCity(site)
  const date = useToday(place.tz, rendered)
  const { data: sky } = useQuery(almanacQuery('skyOfDay', { place, reference: place, date }))
  return <AartisOfDay aartis={aartisOfDay(aartis, sky)} city={site.city} now={useMinute()} />
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('')

/** Who serves at the temple. */
function Priests({ priests }: { priests: readonly Priest[] }) {
  const words = useWords(about)
  return (
    <section aria-labelledby="priests">
      <h2 id="priests" className="text-2xl">
        {words.priests}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {priests.map((priest) => (
          <li key={priest.name} className="flex gap-4 py-4">
            <span aria-hidden className="initials">
              {initialsOf(priest.name)}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">
                {__IS_TRANSLATED__ ? marked(priest, 'name') : priest.name}
              </h3>
              <p>{__IS_TRANSLATED__ ? marked(priest, 'duties') : priest.duties}</p>
              {priest.languages && (
                <p className="text-sm text-muted">{words.languages(priest.languages)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
