/** How long the sound takes to fade away before it stops. */
const fadeMs = 12_000

/**
 * When the sound is to stop. It has no timer of its own, because timers are slow while the screen is
 * locked: whoever hears of the sound's time asks it.
 */
export function createSleep(now: () => number) {
  let at: number | undefined
  return {
    /** In milliseconds since 1970; undefined if it is not to stop. */
    get: () => at,
    after(minutes: number | undefined) {
      at = minutes === undefined ? undefined : now() + minutes * 60_000
    },
    /** How loud it still is, from 1 to 0. */
    loudness: () => (at === undefined ? 1 : Math.max(0, Math.min(1, (at - now()) / fadeMs))),
    /** Whether it is time to stop; said once. */
    isOver() {
      const isOver = at !== undefined && now() >= at
      if (isOver) at = undefined
      return isOver
    },
  }
}
