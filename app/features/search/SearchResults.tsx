import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { search } from '#app/i18n/en/search.ts'
import { useWords } from '#app/i18n/words.ts'
import { bindDandas } from '#app/ui/bindDandas.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { SearchKind, SearchResult } from '#contract/search.ts'
import { groupsOf } from './groupsOf.ts'

const tones = {
  mantra: 'saffron',
  festival: 'kumkum',
  post: 'durva',
  product: 'gold',
  page: 'gold',
} as const satisfies Record<SearchKind, string>

/** The results. The arrow keys move from one to the next, like Tab. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const words = useWords(search)
  return (
    <ul aria-label={words.results} className="results mt-4 grid grid-cols-1 gap-3">
      {groupsOf(results).map(({ first, others }) => (
        <li key={first.path} className="card p-4 sm:p-5">
          <Found result={first} />
          {others.length > 0 && <Others results={others} />}
        </li>
      ))}
    </ul>
  )
}

function Found({ result: { kind, path, title, excerpt, date } }: { result: SearchResult }) {
  const words = useWords(search)
  return (
    <div className="relative">
      <Chip tone={tones[kind]}>{words.kinds[kind]}</Chip>
      <h2 className="mt-1 text-lg">
        <Link to={path} className="result-link" onKeyDown={handleArrow}>
          {title}
        </Link>
      </h2>
      {date && <p className="font-semibold">{dateText(date)}</p>}
      <p className="text-muted either-script wrap-anywhere">{bindDandas(excerpt)}</p>
    </div>
  )
}

/** The fasts after the next one, under it. */
function Others({ results }: { results: readonly SearchResult[] }) {
  const words = useWords(search)
  return (
    <details className="mt-1">
      <summary className="fold-summary">{words.moreSankashtis(results.length)}</summary>
      <ul className="divide-y divide-line">
        {results.map(({ path, title, date }) => (
          <li key={path}>
            <Link
              to={path}
              onKeyDown={handleArrow}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <span>{title}</span>
              {date && <span className="text-muted">{dateText(date)}</span>}
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
  // Those of a closed list are not seen.
  const links = [...all].filter((link) => link.checkVisibility())
  const next = links[links.indexOf(event.currentTarget) + (step ?? 0)]
  if (!step || !next) return
  event.preventDefault()
  next.focus()
}
