import { Link } from '@tanstack/react-router'
import { dueText } from '#app/features/guide/dueText.ts'
import { useDue } from '#app/features/guide/useDue.ts'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'

/** When a rite is next due in the family's own city, and that this is not today. */
export function RiteDue({ occasion, site }: { occasion: RiteOccasion; site: Site }) {
  const words = useWords(guide)
  const { place, today, dueDays, dueNow } = useDue(site)
  const [next] = dueDays(occasion)
  if (!next) return null
  return (
    <>
      <Link to="/calendar/$slug" params={{ slug: next.festival.slug }} className="link-large">
        {dueText(words, next, place, today)}
      </Link>
      {!dueNow(occasion) && <span className="block">{words.notToday}</span>}
    </>
  )
}
