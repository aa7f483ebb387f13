import { setTimeout } from 'node:timers/promises'

const patienceMs = 20_000
const stepMs = 100

/** Tries again until nothing is thrown; the last error then says why. */
export const eventually = async (attempt: () => Promise<void>): Promise<void> => {
  const begun = performance.now()
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() - begun > patienceMs) throw error
      await setTimeout(stepMs)
    }
  }
}
