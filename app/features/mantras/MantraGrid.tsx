import { mantras as catalogue } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { MantraCard } from './MantraCard.tsx'
import { MantraFailed } from './MantraFailed.tsx'
import { MantraSkeleton } from './MantraSkeleton.tsx'
import type { ShownMantra } from './shownMantra.ts'

type Props = {
  mantras: readonly ShownMantra[] | undefined
  hasFailed: boolean
  skeletons: number
  /** The level of a mantra's heading, below the grid's own. */
  headingLevel: 2 | 3
}

/** Mantras as cards: loading, failed, empty, or loaded. */
export function MantraGrid({ mantras, hasFailed, skeletons, headingLevel }: Props) {
  const words = useWords(catalogue)
  if (hasFailed) return <MantraFailed />
  if (mantras?.length === 0) return <EmptyState title={words.empty} />
  return (
    <ul className="mantra-grid" aria-busy={!mantras || undefined}>
      {mantras
        ? mantras.map((mantra) => (
            <li key={mantra.id} className="contents">
              <MantraCard mantra={mantra} headingLevel={headingLevel} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            <li key={index} className="contents">
              <MantraSkeleton />
            </li>
          ))}
    </ul>
  )
}
