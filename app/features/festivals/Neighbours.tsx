import { Link } from '@tanstack/react-router'
import { dateText } from '#app/i18n/dates.ts'
import { festivalPage } from '#app/i18n/en/festivalPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Festival } from '#contract/festivals.ts'

type Props = { before: Festival | undefined; after: Festival | undefined }

/** The previous and the next observance; their space is reserved while they are computed. */
export function Neighbours({ before, after }: Props) {
  const words = useWords(festivalPage)
  return (
    <nav
      aria-label={words.neighbours}
      className="mt-10 min-h-40 border-t border-line pt-6 sm:min-h-24"
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {before && (
          <li>
            <Neighbour label={words.before} festival={before} />
          </li>
        )}
        {after && (
          <li className="sm:col-start-2">
            <Neighbour label={words.after} festival={after} className="neighbour-next" />
          </li>
        )}
      </ul>
    </nav>
  )
}

type NeighbourProps = { label: string; festival: Festival; className?: string }

/** Looks as the previous and next mantra do. */
function Neighbour({ label, festival, className = '' }: NeighbourProps) {
  return (
    <Link
      to="/calendar/$slug"
      params={{ slug: festival.slug }}
      className={`card neighbour block ${className}`}
    >
      <span className="block text-sm text-muted">
        {label}, {dateText(festival.date)}
      </span>
      <span className="block font-display text-lg">{festival.name}</span>
    </Link>
  )
}
