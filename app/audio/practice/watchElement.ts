type Watcher = {
  /** The element's time update. */
  onTime: () => void
  /** The file ended at this moment of it, and the browser has begun it again. */
  onWrap: (endedAtMs: number) => void
}

/** A recording that begins again is at its very beginning. */
const beginningSeconds = 0.5

/**
 * Watches an element's time and its end; with `loop` the browser restarts by a seek of its own.
 * Returns a function to call before each intended seek, which tells the two apart.
 */
export function watchElement(element: HTMLAudioElement, { onTime, onWrap }: Watcher): () => void {
  let isOwnSeek = false
  let lastTimeMs = 0
  element.addEventListener('seeking', () => {
    if (!isOwnSeek && element.loop && element.currentTime < beginningSeconds) onWrap(lastTimeMs)
  })
  element.addEventListener('seeked', () => {
    // Of two seeks at once only the last ends here.
    if (!element.seeking) isOwnSeek = false
  })
  element.addEventListener('timeupdate', () => {
    if (!element.seeking) lastTimeMs = element.currentTime * 1000
  })
  for (const event of ['timeupdate', 'seeked', 'playing', 'ratechange'])
    element.addEventListener(event, onTime)
  return () => (isOwnSeek = true)
}
