import { useMinute } from '#app/almanac/today.ts'
import { opening } from '#app/i18n/en/site/opening.ts'
import { openingText } from '#app/i18n/openingText.ts'
import { useWords } from '#app/i18n/words.ts'
import { openState } from '#contract/site/openingHours.ts'
import type { Site } from '#contract/site/public.ts'

/** Whether the temple is open, in words; undefined in a rendered page and where its hours cannot be read. */
export function useOpening(site: Site) {
  const words = useWords(opening)
  const now = useMinute()
  const state = now === undefined ? undefined : openState(site, now, site.city.timeZone)
  return state && { isOpen: state.isOpen, ...openingText(state, words) }
}
