import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Moon } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { almanacQuery } from '#app/almanac/queries.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { timeText } from '#app/i18n/dates.ts'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Site } from '#contract/site/public.ts'
import { tabs } from './links.ts'
import { siteQuery } from './queries.ts'

/**
 * As high as the header: while any of it is seen, the page is at its top. Not in a style sheet, which may
 * come later than this element.
 */
const edgeStyle = {
  position: 'absolute',
  top: 0,
  width: 1,
  height: '4rem',
  pointerEvents: 'none',
} as const

/**
 * Once scrolled, the header is a low bar with the page's title and tonight's moonrise instead of
 * the temple's name. This marks the document; CSS does the rest.
 */
export function Scrolled() {
  const words = useWords(shell)
  const router = useRouter()
  const { data: site } = useQuery(siteQuery)
  const edge = useRef<HTMLDivElement>(null)
  /** Undefined at the top. */
  const [name, setName] = useState<string>()
  useEffect(() => {
    const root = document.documentElement
    const look = () => {
      const tab = tabs.find(({ to }) => to === router.state.location.pathname)
      const heading = document.querySelector('main h1')
      setName(
        root.hasAttribute('data-scrolled')
          ? tab
            ? words.tabs[tab.label]
            : (heading?.textContent ?? '')
          : undefined,
      )
    }
    const observer = new IntersectionObserver((entries) => {
      root.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false)
      look()
    })
    if (edge.current) observer.observe(edge.current)
    const stop = router.subscribe('onRendered', look)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [router, words])
  const place = name === undefined ? null : document.getElementById('page-name')
  return (
    <>
      <div ref={edge} style={edgeStyle} />
      {place &&
        createPortal(
          <>
            <span className="page-name">{name}</span>
            {site && <Moonrise site={site} />}
          </>,
          place,
        )}
    </>
  )
}

/**
 * Today's moonrise in the chosen city; nothing until it is computed, or if the moon does not rise.
 */
function Moonrise({ site }: { site: Site }) {
  const words = useWords(shell)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const date = useToday(place.tz, todayIn(place.tz))
  const { data } = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  if (!data?.moonrise) return null
  return (
    <span className="page-moonrise">
      <Icon of={Moon} className="size-5" />
      <span className="sr-only">{words.moonrise}</span>
      {timeText(data.moonrise.at, place.tz)}
    </span>
  )
}
