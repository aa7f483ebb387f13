import { Link } from '@tanstack/react-router'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { interactive } from '#app/lazy/interactive.ts'
import type { Site } from '#contract/site/public.ts'
import { FirstHours } from './FirstHours.tsx'

/** Only wide screens show it. */
const wide = () =>
  new Promise<void>((resolve) => {
    const screen = matchMedia('(min-width: 64rem)')
    if (screen.matches) resolve()
    else screen.addEventListener('change', () => resolve(), { once: true })
  })

/** Loaded late: parsing the hours takes more code than a first visit should wait for. */
const OpenNow = lazyComponent(async () => {
  await Promise.all([interactive, wide()])
  return (await import('./OpenNow.tsx')).OpenNow
}, FirstHours)

/** The temple's hours, and then whether it is open. */
export function OpenToday({ site }: { site: Site }) {
  const words = useWords(homeSections)
  return (
    <Link to="/contact" data-computed className="day-column">
      <span className="eyebrow">{words.temple}</span>
      <OpenNow site={site} />
    </Link>
  )
}
