import { useEffect } from 'react'
import { usePractice, usePracticeView } from '#app/audio/practice/usePractice.ts'

/** Keys that scroll a page. */
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/**
 * Scrolls to the line that is sung, whenever it changes, until the reader scrolls; then not before
 * it is asked to.
 */
export function useFollowing(line: number | undefined): void {
  const { follow } = usePractice()
  const { isFollowing } = usePracticeView()
  useEffect(() => {
    if (line !== undefined && isFollowing) show(line)
  }, [line, isFollowing])
  const isSung = line !== undefined
  useEffect(() => {
    if (!isSung) return
    const stop = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('.player-bar')) follow(false)
    }
    const stopByKey = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.matches('input, select')
      if (scrollKeys.has(event.key) && !isField) stop(event)
    }
    // The last is for the verses' own links.
    const events = ['wheel', 'touchmove', 'hashchange'] as const
    for (const event of events) addEventListener(event, stop, { passive: true })
    addEventListener('keydown', stopByKey)
    return () => {
      for (const event of events) removeEventListener(event, stop)
      removeEventListener('keydown', stopByKey)
    }
  }, [isSung, follow])
  // Another page has nothing to follow.
  useEffect(() => () => follow(true), [follow])
}

/** Brings a line into the middle, unless it can be read where it is. */
function show(line: number): void {
  const element = document.querySelector(`[data-line="${line}"]`)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const covered = document.querySelector('.practice, .player-bar')?.getBoundingClientRect().top
  const isRead = top > innerHeight * 0.15 && bottom < (covered ?? innerHeight) - 16
  if (isRead) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}
