import type { Plan, Unit } from './plan.ts'

/**
 * Only `reciting` is audible. `answering`: the devotee's turn, the line runs again muted.
 * `resting`: a pause before the next recitation, requested by a listener.
 */
export type Phase = 'idle' | 'reciting' | 'answering' | 'resting' | 'paused' | 'finished' | 'failed'

type Running = 'reciting' | 'answering' | 'resting'

export type PracticeState = {
  phase: Phase
  /** What continues after a pause. */
  after: Running
  /** The place in the plan's units. */
  unit: number
  /** Completed repetitions. */
  count: number
  /** How long `resting` lasts. */
  restMs: number
}

export type PracticeEvent =
  | { type: 'plays' | 'stops' | 'reached' | 'broke' | 'left' }
  /** The file ended, at a moment that may be too early. */
  | { type: 'ended'; at: number }
  /** The devotee went to another moment. */
  | { type: 'moved'; to: number }
  /** The plan has changed; `isNew` if counting begins again. */
  | { type: 'planned'; at: number; isNew: boolean }
  | { type: 'rests'; ms: number }

export type Step = {
  state: PracticeState
  seekTo?: number
  /** The sound is to stop. */
  stops?: true
  /** A repetition was completed. */
  completes?: true
}

export const initial: PracticeState = {
  phase: 'idle',
  after: 'reciting',
  unit: 0,
  count: 0,
  restMs: 0,
}

export const isRunning = (phase: Phase): phase is Running =>
  phase === 'reciting' || phase === 'answering' || phase === 'resting'

/** Whether the element must be muted. */
export const isQuiet = ({ phase }: PracticeState): boolean =>
  phase === 'answering' || phase === 'resting'

/** Tolerance for a file shorter than its stated duration; beyond it the file is damaged. */
const shortByMs = 1_500

type Handler<T> = (
  plan: Plan,
  state: PracticeState,
  event: Extract<PracticeEvent, { type: T }>,
) => Step

type Handlers = { [T in PracticeEvent['type']]?: Handler<T> }

const unitOf = ({ units }: Plan, at: number): Unit | undefined => units[at]

/** Moves to the next unit; without a seek if it follows directly. */
function advance(plan: Plan, state: PracticeState): Step {
  const here = unitOf(plan, state.unit)
  const unit = (state.unit + 1) % Math.max(1, plan.units.length)
  const next = unitOf(plan, unit)
  const jumps = next && here && next.from !== here.to
  return { state: { ...state, phase: 'reciting', unit }, ...(jumps && { seekTo: next.from }) }
}

/** A unit was played, and answered if required. */
function complete(plan: Plan, state: PracticeState): Step {
  if (!unitOf(plan, state.unit)?.isEnd) return advance(plan, state)
  const count = state.count + 1
  const isOver =
    plan.times === undefined ? state.unit === plan.units.length - 1 : count >= plan.times
  if (!isOver) return { ...advance(plan, { ...state, count }), completes: true }
  const seekTo = unitOf(plan, 0)?.from ?? 0
  return {
    state: { ...state, phase: 'finished', unit: 0, count },
    seekTo,
    stops: true,
    completes: true,
  }
}

function answer(plan: Plan, state: PracticeState): Step {
  const seekTo = unitOf(plan, state.unit)?.from ?? 0
  return { state: { ...state, phase: 'answering' }, seekTo }
}

/** A rest is over: the unit begins. */
function begin(plan: Plan, state: PracticeState): Step {
  const seekTo = unitOf(plan, state.unit)?.from ?? 0
  return { state: { ...state, phase: 'reciting' }, seekTo }
}

const hear = (plan: Plan, state: PracticeState): Step =>
  plan.isMyTurn ? answer(plan, state) : complete(plan, state)

/** At the file's end a unit is over, unless it should have gone on. */
const orFail =
  (go: (plan: Plan, state: PracticeState) => Step): Handler<'ended'> =>
  (plan, state, { at }) => {
    const { from, to } = unitOf(plan, state.unit) ?? { from: 0, to: 0 }
    if (at >= to - shortByMs) return go(plan, state)
    return { state: { ...state, phase: 'failed' }, seekTo: from, stops: true }
  }

const stop = (_: Plan, state: PracticeState): Step =>
  isRunning(state.phase) ? { state: { ...state, phase: 'paused', after: state.phase } } : { state }

const fail = (_: Plan, state: PracticeState): Step => ({ state: { ...state, phase: 'failed' } })

const leave = (): Step => ({ state: initial })

/** The unit at a moment, or the first, to whose beginning the sound then jumps. */
function locate(plan: Plan, state: PracticeState, at: number): Step {
  if (plan.units.length === 0) return { state }
  const found = plan.units.findIndex(({ to }) => at < to)
  // The lead-in before the first line counts as part of it when playing from the start.
  const isInside = found >= 0 && (plan.isWhole || at >= (unitOf(plan, 0)?.from ?? 0))
  if (isInside) return { state: { ...state, unit: found } }
  return { state: { ...state, unit: 0 }, seekTo: unitOf(plan, 0)?.from ?? 0 }
}

/** Handles a seek: playback continues from there. */
const move =
  (phase: Phase): Handler<'moved'> =>
  (plan, state, { to }) =>
    locate(plan, { ...state, phase, after: 'reciting' }, to)

const replan =
  (phase: Phase): Handler<'planned'> =>
  (plan, state, { at, isNew }) =>
    locate(plan, { ...state, phase, after: 'reciting', count: isNew ? 0 : state.count }, at)

const running = {
  stops: stop,
  broke: fail,
  left: leave,
  moved: move('reciting'),
  planned: replan('reciting'),
}

/** The whole machine: what each event does in each state. What is not listed does nothing. */
const transitions: Record<Phase, Handlers> = {
  idle: {
    plays: (_, state) => ({ state: { ...state, phase: 'reciting' } }),
    moved: move('idle'),
    planned: replan('idle'),
    left: leave,
  },
  reciting: {
    ...running,
    reached: hear,
    ended: orFail(hear),
    rests: (plan, state, { ms }) => ({
      state: { ...state, phase: 'resting', restMs: ms },
      seekTo: unitOf(plan, state.unit)?.from ?? 0,
    }),
  },
  answering: { ...running, reached: complete, ended: orFail(complete) },
  resting: { ...running, reached: begin, ended: begin },
  paused: {
    plays: (_, state) => ({ state: { ...state, phase: state.after } }),
    moved: move('paused'),
    planned: replan('paused'),
    broke: fail,
    left: leave,
  },
  finished: {
    plays: (_, state) => ({ state: { ...state, phase: 'reciting', count: 0 } }),
    moved: (plan, state, { to }) =>
      locate(plan, { ...state, phase: 'paused', after: 'reciting', count: 0 }, to),
    planned: replan('paused'),
    broke: fail,
    left: leave,
  },
  failed: {
    plays: (_, state) => ({ state: { ...state, phase: 'reciting' } }),
    moved: move('failed'),
    planned: replan('failed'),
    left: leave,
  },
}

export function step(plan: Plan, state: PracticeState, event: PracticeEvent): Step {
  const handle = transitions[state.phase][event.type] as
    | ((plan: Plan, state: PracticeState, event: PracticeEvent) => Step)
    | undefined
  return handle?.(plan, state, event) ?? { state }
}
