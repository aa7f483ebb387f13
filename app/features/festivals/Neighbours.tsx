import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide'
import { dateText } from '#app/i18n/dates.ts'
import { festivalPage } from '#app/i18n/en/festivalPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
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
            <Link to="/calendar/$slug" params={{ slug: before.slug }} className="day-neighbour">
              <Icon of={ArrowLeft} className="size-5 shrink-0 text-saffron" />
              <Neighbour label={words.before} festival={before} />
            </Link>
          </li>
        )}
        {after && (
          <li className="sm:col-start-2">
            <Link
              to="/calendar/$slug"
              params={{ slug: after.slug }}
              className="day-neighbour sm:flex-row-reverse sm:text-right"
            >
              <Icon of={ArrowRight} className="size-5 shrink-0 text-saffron" />
              <Neighbour label={words.after} festival={after} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Neighbour({ label, festival }: { label: string; festival: Festival }) {
  return (
    <span>
      <span className="block text-sm text-muted">
        {label}, {dateText(festival.date)}
      </span>
      <span className="block font-display text-lg">{festival.name}</span>
    </span>
  )
}
