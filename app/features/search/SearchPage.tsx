import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { search } from '#app/i18n/en/search/search.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { longestQuery } from '#contract/search/longestQuery.ts'
import type { Site } from '#contract/site/public.ts'
import { groupsOf } from './groupsOf.ts'
import { isAboutMoonrise } from './isAboutMoonrise.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { useSearchResults } from './useSearchResults.ts'

/** Debounce: after the last key, before the query goes into the URL and to the server. */
const pauseMs = 300

/** More text than an address can carry to a form. */
const longestShared = 1500

/** The answer for those who look for the moonrise. Its space is kept from the first. */
const MoonriseToday = lazyComponent(
  async () => (await import('./MoonriseToday.tsx')).MoonriseToday,
  () => <div className="result-moonrise" />,
)

type Props = {
  site: Site | undefined
  query: string
  /** Text that another app shared with this one. */
  shared: string
  onSettled: (query: string) => void
}

export function SearchPage({ site, query, shared, onSettled }: Props) {
  const words = useWords(search)
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  const [sent, setSent] = useState<string>()
  // Navigation led to another query. One that came from the field itself does not overwrite it:
  // more may have been typed since.
  if (query !== known) {
    setKnown(query)
    setSent(undefined)
    if (query !== sent) setTyped(query)
  }
  const send = (text: string) => {
    setSent(text)
    onSettled(text)
  }
  const settle = useEffectEvent((text: string) => {
    if (text !== (sent ?? query)) send(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const shown = useDeferredValue(typed)
  const found = useSearchResults({ typed: shown, settled: query, site })
  const hasResults = found.state === 'done' && found.results.length > 0
  const isNothing = found.state === 'done' && found.results.length === 0
  return (
    <div className="search-page mx-auto w-full max-w-7xl px-4 pt-10 pb-16">
      <div className="max-w-3xl">
        <h1 className="text-title">{words.heading}</h1>
        <SearchForm
          value={typed}
          isFirst={query === '' && shared === ''}
          onChange={setTyped}
          onSubmit={() => send(typed.trim())}
        />
        {shared && <ToTemple shared={shared} />}
        {site && isAboutMoonrise(shown) && <MoonriseToday site={site} />}
        <div role="status">
          <p className="sr-only">
            {found.state === 'searching' && words.searching}
            {hasResults && words.found(groupsOf(found.results).length)}
          </p>
          {isNothing && (
            <EmptyState
              title={words.none(shown.trim())}
              action={
                <Link to="/contact" className={buttonClass({ variant: 'primary' })}>
                  {words.ask}
                </Link>
              }
            >
              {words.noneText}
            </EmptyState>
          )}
        </div>
        {found.state === 'searching' && <SearchSkeleton />}
        {found.state === 'tooLong' && (
          <EmptyState title={words.tooLong}>{words.tooLongText(longestQuery)}</EmptyState>
        )}
        {found.state === 'noWords' && (
          <EmptyState title={words.noWords}>{words.noWordsText}</EmptyState>
        )}
        {found.state === 'tooShort' && (
          <EmptyState title={words.tooShort}>{words.tooShortText}</EmptyState>
        )}
        {isNothing && <SectionLinks />}
        {found.isClose && <p className="mt-4 text-muted">{words.close(shown.trim())}</p>}
        {found.state === 'idle' && <SectionLinks className="mt-8" />}
        {found.isOnlyPhone && found.state === 'done' && (
          <p className="mt-4 text-muted">{words.onlyPhone}</p>
        )}
        {found.results.length > 0 && <SearchResults results={found.results} />}
      </div>
      {found.results.length > 0 && <SectionLinks className="search-beside" />}
    </div>
  )
}

/** As high as the first rows. */
const SearchSkeleton = () => (
  <div className="mt-6 grid gap-4">
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </div>
)

/** Text shared to the app: to search for, or to send to the temple. */
function ToTemple({ shared }: { shared: string }) {
  const words = useWords(search)
  const message = encodeURIComponent(shared.slice(0, longestShared))
  return (
    <div className="mt-4 border-y border-line pt-3">
      <p>{words.askText}</p>
      <a href={pathHere(`/contact?message=${message}`)} className="text-link">
        {words.ask}
      </a>
    </div>
  )
}
