import type { Phase } from './machine.ts'
import type { Settings } from './plan.ts'

/** What can be seen of the practice. */
export type PracticeView = {
  /** The mantra that the player has, if it is known when its lines are sung. */
  mantra: string | undefined
  phase: Phase
  /** Completed repetitions. */
  count: number
  settings: Settings
  /** The line that is sung now, or answered. */
  line: number | undefined
  /** When the sound is to stop, in milliseconds since 1970. */
  sleepsAt: number | undefined
}

export const isSameView = (one: PracticeView, other: PracticeView): boolean =>
  (Object.keys(one) as (keyof PracticeView)[]).every((key) => one[key] === other[key])
