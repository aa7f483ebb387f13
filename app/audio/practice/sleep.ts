/** Duration of the fade-out before it stops. */
const fadeMs = 12_000

/**
 * The sleep timer. It sets no timeout, because timeouts are throttled while the screen is locked:
 * it is polled on every time update.
 */
export function createSleep(now: () => number) {
  let at: number | undefined
  return {
    /** Epoch milliseconds; undefined if it is off. */
    get: () => at,
    after(minutes: number | undefined) {
      at = minutes === undefined ? undefined : now() + minutes * 60_000
    },
    /** How loud it still is, from 1 to 0. */
    loudness: () => (at === undefined ? 1 : Math.max(0, Math.min(1, (at - now()) / fadeMs))),
    /** Whether it is time to stop; true only once. */
    isOver() {
      const isOver = at !== undefined && now() >= at
      if (isOver) at = undefined
      return isOver
    },
  }
}
