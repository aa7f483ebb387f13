import { useEffect } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { keepLastText } from '#app/offline/mine/lastText.ts'

/** A verse is read when its text crosses this part of the screen. */
const readingArea = { rootMargin: '-25% 0px -70% 0px' }

/**
 * Stores which verse of a long text is being read. The beginning is not stored; while it is played,
 * the player stores the position (audio/keepPlayed.ts).
 */
export function KeepRead({ id, first }: { id: string; first: number }) {
  const player = usePlayer()
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const read = entries.findLast(({ isIntersecting }) => isIntersecting)
      const verse = Number(read?.target.id.replace('verse-', ''))
      const isPlayed = player.getState().track?.id === id
      if (verse > first && !isPlayed) keepLastText({ text: id, verse })
    }, readingArea)
    for (const verse of document.querySelectorAll('.verse[id]')) observer.observe(verse)
    return () => observer.disconnect()
  }, [id, first, player])
  return null
}
