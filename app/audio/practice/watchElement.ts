type Watcher = {
  /** The element says what time it is. */
  onTime: () => void
  /** The file ended at this moment of it, and the browser has begun it again. */
  onWrap: (endedAtMs: number) => void
}

/** A recording that begins again is at its very beginning. */
const beginningSeconds = 0.5

/**
 * Hears of an element's time, and of its end: with `loop` the browser begins again by a seek that
 * nobody asked for. Returns what must be called before each seek that somebody does ask for.
 */
export function watchElement(element: HTMLAudioElement, { onTime, onWrap }: Watcher): () => void {
  let isAsked = false
  let heardUntilMs = 0
  element.addEventListener('seeking', () => {
    if (!isAsked && element.loop && element.currentTime < beginningSeconds) onWrap(heardUntilMs)
  })
  element.addEventListener('seeked', () => {
    // Of two seeks at once only the last ends here.
    if (!element.seeking) isAsked = false
  })
  element.addEventListener('timeupdate', () => {
    if (!element.seeking) heardUntilMs = element.currentTime * 1000
  })
  for (const event of ['timeupdate', 'seeked', 'playing', 'ratechange'])
    element.addEventListener(event, onTime)
  return () => (isAsked = true)
}
