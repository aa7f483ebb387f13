import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FestivalInView } from '#app/features/festivals/useFestival.ts'
import type { Story } from '#app/i18n/en/festivals/festivalStories.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import type { Festival } from '#contract/festivals/public.ts'

const SankashtiArghya = lazyComponent(
  async () => (await import('./SankashtiArghya.tsx')).SankashtiArghya,
)

type Props = {
  slug: string
  view: FestivalInView
  verse: Story['verse']
  renderBell: (festival: Festival) => ReactNode
}

/**
 * Opens the arghya over its Sankashti's page at `#verse`, the target of links from home, calendar
 * and moonrise notification. Without JavaScript the browser jumps to the verse on the page.
 */
export function ArghyaDoor({ slug, view, verse, renderBell }: Props) {
  const isOpen = useLocation({ select: ({ hash }) => hash === 'verse' })
  const festival = view.here ?? view.atTemple
  // Only a Sankashti waits for a moonrise.
  if (!isOpen || !verse || festival?.moonriseTime === undefined) return null
  return (
    <SankashtiArghya
      slug={slug}
      view={view}
      festival={festival}
      recitation={verse}
      renderBell={renderBell}
    />
  )
}
