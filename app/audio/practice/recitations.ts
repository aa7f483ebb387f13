/** One recitation of a mantra has ended, and the next has not begun. */
type Recitation = {
  mantra: string
  /** How many there were since counting began. */
  count: number
  /** Requests a pause before the next one, for example for a bell. */
  rest: (ms: number) => void
}

type Listener = (recitation: Recitation) => void

/** Listeners for the end of each whole recitation. */
export function createRecitations() {
  const listeners = new Set<Listener>()
  return {
    /** Returns what ends it. */
    listen(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns the longest pause any listener requests, in milliseconds. */
    announce(mantra: string, count: number): number {
      let restMs = 0
      const rest = (ms: number) => (restMs = Math.max(restMs, ms))
      for (const listener of listeners) listener({ mantra, count, rest })
      return restMs
    },
  }
}
