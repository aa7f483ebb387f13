import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'
import { dueText } from './dueText.ts'
import { useDue } from './useDue.ts'

/** When a rite is next due in the family's own city. */
export function Due({ occasion, site }: { occasion: RiteOccasion; site: Site }) {
  const words = useWords(guide)
  const { place, today, dueDays } = useDue(site)
  const [next] = dueDays(occasion)
  return <span className="rite-due">{next && dueText(words, next, place, today)}</span>
}
