import type { ReactNode } from 'react'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'

/** Folded below the grid: the festivals that can be turned on, and which tithis it shows. */
export function GridHelp({ beyond }: { beyond: ReactNode }) {
  const words = useWords(calendar)
  return (
    <details>
      <summary className="fold-summary">{words.moreOnGrid}</summary>
      {beyond}
      <p className="mt-2 text-sm text-muted">
        <span className="sm:hidden">{words.shortTithiHelp}</span> {words.tithiHelp}
      </p>
    </details>
  )
}
