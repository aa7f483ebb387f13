import { useEffect, useState } from 'react'

/** Keys that scroll a page, or lead elsewhere on it. */
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'Tab'])

/** Scrolls to the element with this id whenever it changes, until the reader scrolls. */
export function useAartiFollowing(id: string | undefined) {
  const [isFollowing, setIsFollowing] = useState(true)
  useEffect(() => {
    if (id !== undefined && isFollowing) show(id)
  }, [id, isFollowing])
  const isSung = id !== undefined
  useEffect(() => {
    if (!isSung) return
    const stop = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('.player-bar')) setIsFollowing(false)
    }
    const stopByKey = (event: KeyboardEvent) => {
      if (scrollKeys.has(event.key)) stop(event)
    }
    addEventListener('wheel', stop, { passive: true })
    addEventListener('touchmove', stop, { passive: true })
    addEventListener('keydown', stopByKey)
    return () => {
      removeEventListener('wheel', stop)
      removeEventListener('touchmove', stop)
      removeEventListener('keydown', stopByKey)
    }
  }, [isSung])
  return { isFollowing, follow: () => setIsFollowing(true) }
}

/** Brings a line into the middle, unless it can be read where it is. */
function show(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const covered = document.querySelector('.player-bar')?.getBoundingClientRect().top
  if (top > innerHeight * 0.15 && bottom < (covered ?? innerHeight) - 16) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}
