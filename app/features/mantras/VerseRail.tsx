import type { ComponentProps } from 'react'
import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { VerseIndex } from './VerseIndex.tsx'

/** The verse index beside the text, on wide screens. */
export function VerseRail(props: ComponentProps<typeof VerseIndex>) {
  const words = useWords(mantraPage)
  return (
    <nav aria-label={words.verses} className="verse-rail not-printed">
      <VerseIndex {...props} />
    </nav>
  )
}
