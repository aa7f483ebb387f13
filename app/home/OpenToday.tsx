import { Link } from '@tanstack/react-router'
import { useMinute } from '#app/almanac/today.ts'
import { homeSections } from '#app/i18n/en/homeSections.ts'
import { opening } from '#app/i18n/en/opening.ts'
import { openingText } from '#app/i18n/openingText.ts'
import { useWords } from '#app/i18n/words.ts'
import { openState } from '#contract/openingHours.ts'
import type { Site } from '#contract/site.ts'

/** Whether the temple is open; in a rendered page, and where its hours cannot be read, its hours. */
export function OpenToday({ site: { templeHours, city } }: { site: Site }) {
  const words = useWords(homeSections)
  const openingWords = useWords(opening)
  const now = useMinute()
  const state = now === undefined ? undefined : openState(templeHours, now, city.timeZone)
  const said = state && openingText(state, openingWords)
  const [first] = templeHours
  return (
    <Link to="/contact" className="day-column">
      <span className="eyebrow">{words.temple}</span>
      <b>{said?.state ?? first?.days}</b>
      <span>{said?.next ?? first?.hours}</span>
    </Link>
  )
}
