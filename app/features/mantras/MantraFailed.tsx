import { Failed } from '#app/Failed.tsx'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'

/** Shown when mantras are neither on the phone nor reachable on the server. */
export function MantraFailed() {
  const words = useWords(mantras)
  return <Failed title={words.loadFailed} retry={words.retry} />
}
