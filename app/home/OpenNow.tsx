import { useMinute } from '#app/almanac/today.ts'
import { opening } from '#app/i18n/en/opening.ts'
import { openingText } from '#app/i18n/openingText.ts'
import { useWords } from '#app/i18n/words.ts'
import { openState } from '#contract/openingHours.ts'
import type { Site } from '#contract/site.ts'
import { FirstHours } from './FirstHours.tsx'

/** Whether the temple is open; where its hours cannot be read, the hours themselves. */
export function OpenNow({ site }: { site: Site }) {
  const words = useWords(opening)
  const now = useMinute()
  const state = now === undefined ? undefined : openState(site.templeHours, now, site.city.timeZone)
  if (!state) return <FirstHours site={site} />
  const { state: isOpen, next } = openingText(state, words)
  return (
    <>
      <b>{isOpen}</b>
      <span>{next}</span>
    </>
  )
}
