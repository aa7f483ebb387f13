import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { search } from '#app/i18n/en/search.ts'
import { useWords } from '#app/i18n/words.ts'
import { bindDandas } from '#app/ui/bindDandas.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { SearchKind, SearchResult } from '#contract/search.ts'

const tones = {
  mantra: 'saffron',
  festival: 'kumkum',
  post: 'durva',
  page: 'gold',
} as const satisfies Record<SearchKind, string>

/** The results. The arrow keys move from one to the next, like Tab. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const words = useWords(search)
  return (
    <ul aria-label={words.results} className="mt-4 grid grid-cols-1 gap-3">
      {results.map(({ kind, path, title, excerpt, date }) => (
        <li key={path} className="card relative p-4 sm:p-5">
          <Chip tone={tones[kind]}>{words.kinds[kind]}</Chip>
          <h2 className="mt-1 text-lg">
            <Link to={path} className="result-link" onKeyDown={handleArrow}>
              {title}
            </Link>
          </h2>
          {date && <p className="font-semibold">{dateText(date)}</p>}
          <p className="text-muted either-script wrap-anywhere">{bindDandas(excerpt)}</p>
        </li>
      ))}
    </ul>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function handleArrow(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = steps[event.key]
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const next = links[links.indexOf(event.currentTarget) + (step ?? 0)]
  if (!step || !next) return
  event.preventDefault()
  next.focus()
}
