import { Failed } from '#app/Failed.tsx'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'

/** Shown when a rite is neither on the phone nor reachable on the server. */
export function RiteFailed() {
  const words = useWords(guide)
  return <Failed title={words.failed} headingLevel={1} />
}
