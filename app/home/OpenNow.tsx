import { useOpening } from '#app/useOpening.ts'
import type { Site } from '#contract/site/public.ts'
import { FirstHours } from './FirstHours.tsx'

/** Whether the temple is open; where its hours cannot be read, the hours themselves. */
export function OpenNow({ site }: { site: Site }) {
  const said = useOpening(site)
  if (!said) return <FirstHours site={site} />
  return (
    <>
      <b>{said.state}</b>
      <span>{said.next}</span>
    </>
  )
}
