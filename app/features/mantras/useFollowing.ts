import { useEffect } from 'react'
import { leaveText, useIsAway } from '#app/audio/following.ts'

/** Keys that scroll a page or jump within it. */
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'Tab'])

/**
 * Scrolls to the line that is sung whenever it changes, until the reader scrolls; then only on
 * request. `selector` finds the line; undefined if none is sung.
 */
export function useFollowing(selector: string | undefined): void {
  const isAway = useIsAway()
  useEffect(() => {
    if (selector !== undefined && !isAway) show(selector)
  }, [selector, isAway])
  const isSung = selector !== undefined
  useEffect(() => {
    if (!isSung) return
    const stop = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('.player-bar')) leaveText(true)
    }
    const stopByKey = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.matches('input, select')
      if (scrollKeys.has(event.key) && (!isField || event.key === 'Tab')) stop(event)
    }
    // The last is for the page's own links to its verses and parts.
    const events = ['wheel', 'touchmove', 'hashchange'] as const
    for (const event of events) addEventListener(event, stop, { passive: true })
    addEventListener('keydown', stopByKey)
    return () => {
      for (const event of events) removeEventListener(event, stop)
      removeEventListener('keydown', stopByKey)
    }
  }, [isSung])
  // Another page has nothing to follow.
  useEffect(() => () => leaveText(false), [])
}

/** Brings a line into the middle, unless it can be read where it is. */
function show(selector: string): void {
  const element = document.querySelector(selector)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const covered = document
    .querySelector('.practice, .player-bar, .rite-dock')
    ?.getBoundingClientRect().top
  const isRead = top > innerHeight * 0.15 && bottom < (covered ?? innerHeight) - 16
  if (isRead) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}
