import { useOpening } from '#app/useOpening.ts'
import type { Site } from '#contract/site/public.ts'

/** `Open now until noon` or `Closed, opens at 4:00 PM`; nothing where the hours cannot be read. */
export function OpenNow({ site }: { site: Site }) {
  const opening = useOpening(site)
  return opening && `${opening.state}${opening.isOpen ? '' : ','} ${opening.next}`
}
