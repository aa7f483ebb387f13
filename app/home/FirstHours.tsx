import { inWords, marked } from '#app/ui/marked.tsx'
import type { Site } from '#contract/site/public.ts'

/** The first of the temple's hours, in the words of its staff. */
export function FirstHours({ site: { templeHours } }: { site: Site }) {
  const [first] = templeHours
  return (
    <>
      <b>
        {__IS_TRANSLATED__ && first ? marked(first, 'days', inWords(first, 'days')) : first?.days}
      </b>
      <span>
        {__IS_TRANSLATED__ && first
          ? marked(first, 'hours', inWords(first, 'hours'))
          : first?.hours}
      </span>
    </>
  )
}
