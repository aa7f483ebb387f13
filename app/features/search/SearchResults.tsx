import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import type { KeyboardEvent } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { search } from '#app/i18n/en/search/search.ts'
import { useWords } from '#app/i18n/words.ts'
import { bindDandas } from '#app/ui/bindDandas.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { InScripts } from '#app/ui/InScripts.tsx'
import { langOf, marked } from '#app/ui/marked.tsx'
import type { SearchKind, SearchResult } from '#contract/search/public.ts'
import { groupsOf, kindOf } from './groupsOf.ts'

const tones = {
  mantra: 'text-saffron',
  festival: 'text-kumkum',
  post: 'text-durva',
  product: 'text-gold',
  page: 'text-muted',
  text: 'text-muted',
} as const satisfies Record<SearchKind | 'text', string>

/** The results. The arrow keys move from one to the next, like Tab. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const words = useWords(search)
  return (
    <ul aria-label={words.results} className="results search-rows">
      {groupsOf(results).map(({ first, others }, index, all) => (
        <li
          key={first.path}
          className={
            index > 0 && kindOf(first) === kindOf(all[index - 1]?.first ?? first)
              ? 'of-same-kind'
              : undefined
          }
        >
          <Found result={first} />
          {others.length > 0 && <Others results={others} />}
        </li>
      ))}
    </ul>
  )
}

function Found({ result }: { result: SearchResult }) {
  const words = useWords(search)
  const { path, title, excerpt, verseLanguage, date } = result
  const kind = kindOf(result)
  return (
    <div className="result">
      <p className={`result-kind ${tones[kind]}`}>{words.kinds[kind]}</p>
      <div className="min-w-0 grow">
        <h2 className="text-lg">
          <Link to={path} className="result-link" onKeyDown={handleArrow}>
            {__IS_TRANSLATED__ ? marked(result, 'title') : title}
          </Link>
        </h2>
        <p className="result-excerpt text-muted either-script wrap-anywhere">
          {date && <span className="font-semibold text-ink">{dateText(date)} · </span>}
          {__IS_TRANSLATED__ ? (
            <OwnExcerpt result={result} />
          ) : (
            <InScripts lang={verseLanguage ?? (kind === 'mantra' ? 'sa' : 'hi')}>
              {bindDandas(excerpt)}
            </InScripts>
          )}
        </p>
      </div>
      <Icon of={ChevronRight} className="shrink-0 self-center text-saffron" />
    </div>
  )
}

/** On a page in Devanagari, where only what is in English has words in another script. */
function OwnExcerpt({ result }: { result: SearchResult }) {
  const text = bindDandas(result.excerpt)
  if (result.verseLanguage) return <span lang={result.verseLanguage}>{text}</span>
  if (!langOf(result, 'excerpt')) return text
  return (
    <span lang="en">
      <InScripts lang={result.kind === 'mantra' ? 'sa' : 'hi'}>{text}</InScripts>
    </span>
  )
}

/** The fasts after the next one, under it. */
function Others({ results }: { results: readonly SearchResult[] }) {
  const words = useWords(search)
  return (
    <details className="result-others">
      <summary className="fold-summary">{words.moreSankashtis(results.length)}</summary>
      <ul className="divide-y divide-line">
        {results.map((result) => (
          <li key={result.path}>
            <Link
              to={result.path}
              onKeyDown={handleArrow}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <span lang={__IS_TRANSLATED__ ? langOf(result, 'title') : undefined}>
                {result.title}
              </span>
              {result.date && <span className="text-muted">{dateText(result.date)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function handleArrow(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = steps[event.key]
  const all = event.currentTarget.closest('.results')?.querySelectorAll('a') ?? []
  // Links in a closed list are not visible.
  const links = [...all].filter((link) => !link.closest('details:not([open])'))
  const next = links[links.indexOf(event.currentTarget) + (step ?? 0)]
  if (!step || !next) return
  event.preventDefault()
  next.focus()
}
