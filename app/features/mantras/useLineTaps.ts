import { useEffect, useEffectEvent } from 'react'
import { leaveText } from '#app/audio/following.ts'

/**
 * Hears which timed line is tapped, and its element. Keys have the player's *previous line* and *next
 * line* instead: a hundred lines would be a hundred stops of the Tab key.
 */
export function useLineTaps(onTap: (index: number, line: HTMLElement) => void): void {
  const hear = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const line = target?.closest<HTMLElement>('[data-line]')
    // Whoever marks a word to copy it does not want to hear it.
    if (!line || getSelection()?.isCollapsed === false) return
    onTap(Number(line.dataset['line']), line)
    // Whoever plays a line reads on from there.
    leaveText(false)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => hear(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
