import { describe, expect, it } from 'vitest'
import {
  initial,
  type Phase,
  type PracticeEvent,
  type PracticeState,
  step,
  type Step,
} from './machine.ts'
import { once, type Plan, planOf } from './plan.ts'

/** Two lines, recited once: from 3 to 10 and from 10 to 20.5 seconds of 30. */
const score = { durationMs: 30_000, starts: [3_000, 10_000], everyMs: undefined }

/** Both lines thrice, with a silence after each. */
const turns = planOf(score, { ...once, times: 3, isMyTurn: true })
/** The second line thrice, without silence. */
const loop = planOf(score, { ...once, lines: { first: 1, last: 1 }, times: 3 })
const through = planOf(score, once)

const events: PracticeEvent[] = [
  { type: 'plays' },
  { type: 'stops' },
  { type: 'reached' },
  { type: 'ended', at: 30_000 },
  { type: 'moved', to: 12_000 },
  { type: 'planned', at: 12_000, isNew: true },
  { type: 'rests', ms: 2_000 },
  { type: 'broke' },
  { type: 'left' },
]

const at = (phase: Phase, change: Partial<PracticeState> = {}): PracticeState => ({
  ...initial,
  phase,
  ...change,
})

describe('What each event does in each state', () => {
  // In the order of the events above; the same state: nothing happens.
  const table: [Phase, Phase[]][] = [
    ['idle', ['reciting', 'idle', 'idle', 'idle', 'idle', 'idle', 'idle', 'idle', 'idle']],
    [
      'reciting',
      [
        'reciting',
        'paused',
        'answering',
        'answering',
        'reciting',
        'reciting',
        'resting',
        'failed',
        'idle',
      ],
    ],
    [
      'answering',
      [
        'answering',
        'paused',
        'reciting',
        'reciting',
        'reciting',
        'reciting',
        'answering',
        'failed',
        'idle',
      ],
    ],
    [
      'resting',
      [
        'resting',
        'paused',
        'reciting',
        'reciting',
        'reciting',
        'reciting',
        'resting',
        'failed',
        'idle',
      ],
    ],
    [
      'paused',
      ['reciting', 'paused', 'paused', 'paused', 'paused', 'paused', 'paused', 'failed', 'idle'],
    ],
    [
      'finished',
      [
        'reciting',
        'finished',
        'finished',
        'finished',
        'paused',
        'paused',
        'finished',
        'failed',
        'idle',
      ],
    ],
    [
      'failed',
      ['reciting', 'failed', 'failed', 'failed', 'failed', 'failed', 'failed', 'failed', 'idle'],
    ],
  ]

  const cases = table.flatMap(([phase, outcomes]) =>
    events.map((event, index) => ({ phase, event, type: event.type, outcome: outcomes[index] })),
  )

  it.each(cases)('$phase, $type: $outcome', ({ phase, event, outcome }) =>
    expect(step(turns, at(phase), event).state.phase).toBe(outcome),
  )
})

describe('The steps of a practice', () => {
  const run = (plan: Plan, state: PracticeState, count: number): Step[] => {
    const steps: Step[] = []
    let now = state
    for (let index = 0; index < count; index++) {
      const next = step(plan, now, { type: 'reached' })
      steps.push(next)
      now = next.state
    }
    return steps
  }

  it('repeat a line from its beginning, so many times and no more', () => {
    const steps = run(loop, at('reciting'), 3)
    expect(steps.map(({ seekTo }) => seekTo)).toEqual([10_000, 10_000, 10_000])
    expect(steps.map(({ state }) => state.count)).toEqual([1, 2, 3])
    expect(steps.map(({ stops }) => stops)).toEqual([undefined, undefined, true])
    expect(steps.at(-1)?.state.phase).toBe('finished')
  })

  it('let a line be answered in silence, and go on to the next without a jump', () => {
    const [heard, answered] = run(turns, at('reciting'), 2)
    expect(heard).toMatchObject({ seekTo: 3_000, state: { phase: 'answering', unit: 0 } })
    expect(answered).toEqual({ state: { ...at('reciting'), unit: 1 } })
  })

  it('count a recitation once its last line was answered', () => {
    const steps = run(turns, at('reciting'), 4)
    expect(steps.map(({ completes }) => completes)).toEqual([undefined, undefined, undefined, true])
    expect(steps.at(-1)).toMatchObject({ seekTo: 3_000, state: { phase: 'reciting', count: 1 } })
  })

  it('end at the beginning', () =>
    expect(step(through, at('reciting'), { type: 'reached' })).toEqual({
      state: at('finished', { count: 1 }),
      seekTo: 0,
      stops: true,
      completes: true,
    }))

  it('count the recitations of a recording that repeats its text, and stop in the middle of it', () => {
    const repeated = { ...score, durationMs: 70_000, everyMs: 15_000 }
    const steps = run(planOf(repeated, { ...once, times: 3 }), at('reciting'), 3)
    expect(steps.map(({ seekTo }) => seekTo)).toEqual([undefined, undefined, 0])
    expect(steps.at(-1)?.state).toMatchObject({ phase: 'finished', count: 3 })
    // Once through is all four.
    expect(run(planOf(repeated, once), at('reciting'), 4).at(-1)?.state.phase).toBe('finished')
  })

  it('continue after a pause where it came: a silence is still a silence', () => {
    const paused = step(turns, at('answering', { unit: 1 }), { type: 'stops' }).state
    expect(step(turns, paused, { type: 'plays' }).state).toMatchObject({
      phase: 'answering',
      unit: 1,
    })
  })

  it('make no jump to a place within what is repeated, and one to its beginning from outside', () => {
    const planned: PracticeEvent = { type: 'planned', at: 12_000, isNew: true }
    expect(step(loop, at('reciting'), planned)).not.toHaveProperty('seekTo')
    expect(step(loop, at('reciting'), { ...planned, at: 4_000 }).seekTo).toBe(10_000)
  })

  it('stop at a file that ends too early, instead of beginning it again and again', () => {
    expect(step(through, at('reciting'), { type: 'ended', at: 12_000 })).toMatchObject({
      state: { phase: 'failed', count: 0 },
      stops: true,
    })
    expect(step(through, at('reciting'), { type: 'ended', at: 29_000 }).state.count).toBe(1)
  })

  it('keep the counted when only *my turn* changes', () => {
    const counted = at('reciting', { count: 2 })
    const planned = (isNew: boolean) =>
      step(turns, counted, { type: 'planned', at: 0, isNew }).state.count
    expect([planned(false), planned(true)]).toEqual([2, 0])
  })
})
