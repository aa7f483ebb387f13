import { useEffect, useEffectEvent } from 'react'
import { leaveText } from '#app/audio/following.ts'

/**
 * Reports which timed line is tapped, and its element. Keyboard users have the player's *previous
 * line* and *next line*: a hundred lines would be a hundred tab stops.
 */
export function useLineTaps(onTap: (index: number, line: HTMLElement) => void): void {
  const hear = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const line = target?.closest<HTMLElement>('[data-line]')
    // Selecting text to copy it is not a tap.
    if (!line || getSelection()?.isCollapsed === false) return
    onTap(Number(line.dataset['line']), line)
    // After playing a line, the page follows the recitation again.
    leaveText(false)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => hear(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
