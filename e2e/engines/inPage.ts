// Functions that run in a page and refer to nothing outside themselves: engines get their text.

/** React has taken over the page's own content, and it says something. */
export const isAlive = (): boolean => {
  const content = document.querySelector<HTMLElement>('#content > *')
  const isTakenOver =
    content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'))
  return isTakenOver && (document.querySelector('main')?.innerText.length ?? 0) > 60
}

/** By how many pixels the page is wider than the screen. */
export const sideways = (): number => document.documentElement.scrollWidth - innerWidth

export const says = (text: string): boolean => document.body.innerText.includes(text)

export const isControlled = (): boolean => navigator.serviceWorker.controller !== null

/** How many beads of the round the mala shows, -1 without one. */
export const countBeads = (): number =>
  Number(document.querySelector('[data-count]')?.getAttribute('data-count') ?? -1)

/** The start of the app has begun to fetch what it keeps for offline. */
export const hasAskedForContent = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => new URL(name).pathname.startsWith('/api/mantras'))
