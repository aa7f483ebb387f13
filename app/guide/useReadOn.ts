import { useEffect, useState } from 'react'
import { leaveText } from '#app/audio/following.ts'
import { turnOf } from './turn.ts'

/** What is to be read at a step; how to hear it and its meaning, while that is folded, are not. */
const lines =
  '.rite-instruction, .rite-moon, .verse-line, .sankalp-lines li, .rite-meaning[open] p' +
  // Who reads English may read the mantra in no other letters.
  (__IS_TRANSLATED__ ? '' : ', .mantra-iast')

/** How far the open step is scrolled to read on (`RiteView` is its page). */
function turn(): number | undefined {
  const top = document.querySelector('.rite-top')?.getBoundingClientRect().bottom ?? 0
  const bottom = document.querySelector('.rite-dock')?.getBoundingClientRect().top ?? innerHeight
  const texts = [...document.querySelectorAll(`.rite-step :is(${lines})`)]
  return turnOf(
    texts.map((text) => text.getBoundingClientRect()),
    { top, bottom },
  )
}

export type ReadOn = {
  /** Of the open step there is more below. */
  hasMore: boolean
  /** Scrolls to it, and says whether there was any. */
  readOn: () => boolean
}

/** Reading a step that is longer than the screen. */
export function useReadOn(): ReadOn {
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const look = () => setHasMore(turn() !== undefined)
    look()
    // The sankalp and the aartis come later, and a meaning is unfolded.
    const changes = new MutationObserver(look)
    const page = document.querySelector('.rite')
    if (page) changes.observe(page, { childList: true, subtree: true, attributeFilter: ['open'] })
    page?.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    // Letters that come late have other widths.
    document.fonts?.addEventListener('loadingdone', look)
    return () => {
      changes.disconnect()
      page?.removeEventListener('scroll', look)
      removeEventListener('resize', look)
      document.fonts?.removeEventListener('loadingdone', look)
    }
  }, [])

  const readOn = (): boolean => {
    const by = turn()
    if (by === undefined) return false
    // What is sung would scroll back to its own line.
    leaveText(true)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.querySelector('.rite')?.scrollBy({ top: by, behavior: isStill ? 'instant' : 'smooth' })
    return true
  }
  return { hasMore, readOn }
}
