import type { Score } from '#app/audio/score.ts'
import { linesToPlay } from './linesToPlay.ts'
import { isRunning, type PracticeState } from './machine.ts'
import type { Plan, Settings } from './plan.ts'

/** A unit is left so long before its end, in the breath between two lines: timers may be late. */
const leadMs = 150

/** The moment of the recording at which something is to be decided. */
export function decisionAt(plan: Plan, state: PracticeState, speed: number): number {
  const unit = plan.units[state.unit]
  if (!isRunning(state.phase) || !unit) return Infinity
  const end = unit.to - leadMs * Math.max(1, speed)
  return state.phase === 'resting' ? Math.min(unit.from + state.restMs, end) : end
}

/** How long until a decision or a new line, in milliseconds of the clock. */
export function untilNextMs(
  score: Score,
  plan: Plan,
  state: PracticeState,
  { lines, speed }: Settings,
  at: number,
): number {
  const nextLine = linesToPlay(score, lines).find(({ from }) => from > at)
  return (Math.min(decisionAt(plan, state, speed), nextLine?.from ?? Infinity) - at) / speed
}
