import { Failed } from '#app/Failed.tsx'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'

/** Shown when products are neither on the phone nor reachable on the server. */
export function ProductsFailed() {
  const words = useWords(shop)
  return <Failed title={words.loadFailed} retry={words.retry} />
}
