import { useOpening } from '#app/useOpening.ts'
import type { Site } from '#contract/site/public.ts'
import { FirstHours } from './FirstHours.tsx'

/** Whether the temple is open; where its hours cannot be read, the hours themselves. */
export function OpenNow({ site }: { site: Site }) {
  const opening = useOpening(site)
  if (!opening) return <FirstHours site={site} />
  return (
    <>
      <b>{opening.state}</b>
      <span>{opening.next}</span>
    </>
  )
}
