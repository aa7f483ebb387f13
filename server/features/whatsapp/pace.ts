import { setTimeout as wait } from 'node:timers/promises'

/** Lets so many through in a second, one after the other. */
export const createPace = (perSecond: number): (() => Promise<void>) => {
  const stepMs = 1000 / perSecond
  let next = 0
  return async () => {
    const at = performance.now()
    const turn = Math.max(at, next)
    next = turn + stepMs
    if (turn > at) await wait(turn - at)
  }
}
