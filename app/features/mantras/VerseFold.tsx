import type { ComponentProps } from 'react'
import { mantraPage } from '#app/i18n/en/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { VerseIndex } from './VerseIndex.tsx'

/** Folded above a long text where there is no space beside it. */
export function VerseFold(props: ComponentProps<typeof VerseIndex>) {
  const words = useWords(mantraPage)
  return (
    <details className="verse-fold not-printed">
      <summary>{words.verses}</summary>
      <nav aria-label={words.verses}>
        <VerseIndex {...props} />
      </nav>
    </details>
  )
}
