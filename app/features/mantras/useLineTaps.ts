import { useEffect, useEffectEvent } from 'react'

/**
 * Hears which timed line is tapped. Keys have the player's *previous line* and *next line* instead:
 * a hundred lines would be a hundred stops of the Tab key.
 */
export function useLineTaps(onTap: (index: number) => void): void {
  const hear = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const line = target?.closest<HTMLElement>('[data-line]')?.dataset['line']
    // Whoever marks a word to copy it does not want to hear it.
    if (line !== undefined && getSelection()?.isCollapsed !== false) onTap(Number(line))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => hear(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
