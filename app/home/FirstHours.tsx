import type { Site } from '#contract/site/public.ts'

/** The first of the temple's hours, in the words of its staff. */
export function FirstHours({ site: { templeHours } }: { site: Site }) {
  const [first] = templeHours
  return (
    <>
      <b>{first?.days}</b>
      <span>{first?.hours}</span>
    </>
  )
}
