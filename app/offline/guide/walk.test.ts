import { describe, expect, it } from 'vitest'
import { aRite } from '#app/test/aRite.ts'
import {
  beginWalk,
  isAtEnd,
  isFresh,
  minutesLeft,
  placeOf,
  resumeWalk,
  type Walk,
  walkOn,
} from './walk.ts'

const rite = aRite()
const minute = 60_000
const next = { type: 'next' } as const
const back = { type: 'back' } as const

/** The walk after these events, one a minute. */
const after = (events: readonly Parameters<typeof walkOn>[2][], form: Walk['form'] = 'whole') => {
  let walk = beginWalk(rite, form, 0)
  for (const [at, event] of events.entries()) walk = walkOn(rite, walk, event, (at + 1) * minute)
  return walk
}
const stepAfter = (...[events, form]: Parameters<typeof after>) => {
  const { step, ended } = after(events, form)
  return ended?.isWhole ? 'done' : step
}

describe('A rite', () => {
  it('goes from step to step, and is done after the last one', () => {
    expect(stepAfter([])).toBe('dhyana')
    expect(stepAfter([next])).toBe('water')
    expect(stepAfter([next, next, next])).toBe('aarti')
    expect(stepAfter([next, next, next, next])).toBe('done')
  })

  it('goes back, but not before its beginning', () => {
    expect(stepAfter([next, back])).toBe('dhyana')
    expect(stepAfter([back, back])).toBe('dhyana')
  })

  it('opens any step', () => {
    expect(stepAfter([{ type: 'goesTo', step: 'gandha' }])).toBe('gandha')
  })

  it('leaves out what its short form does not have', () => {
    expect(stepAfter([next], 'short')).toBe('gandha')
  })

  it('is shortened on the way: a step that is left out leads to the next', () => {
    const short = { type: 'takes', form: 'short' } as const
    expect(stepAfter([next, short])).toBe('gandha')
    expect(stepAfter([next, next, short])).toBe('gandha')
    expect(stepAfter([next, next, short, { type: 'takes', form: 'whole' }, back])).toBe('water')
  })

  it('says how long is left, the open step included', () => {
    const left = (...events: Parameters<typeof after>[0]) => minutesLeft(rite, after(events))
    expect([left(), left(next), left(next, next, next)]).toEqual([8, 7, 4])
  })

  it('goes on with what took the place of a step that the temple has removed', () => {
    const walk = after([next, next])
    const changed = { ...rite, steps: rite.steps.filter(({ id }) => id !== walk.step) }
    expect(changed.steps[placeOf(changed, walk)]?.id).toBe('aarti')
    const without = { ...rite, steps: rite.steps.slice(0, 2) }
    expect(placeOf(without, walk)).toBe(1)
    const { at: _, ...ofEarlier } = walk
    expect(placeOf(changed, ofEarlier)).toBe(0)
  })

  it('ends for the day where the rest is for another one, and goes on there', () => {
    const [light, water, ...rest] = rite.steps
    if (!light || !water) throw new Error('It has steps')
    const ofTwoDays = { ...rite, steps: [light, { ...water, endsDay: true as const }, ...rest] }
    const begun = beginWalk(ofTwoDays, 'whole', 0)
    expect([minutesLeft(ofTwoDays, begun), isAtEnd(ofTwoDays, begun)]).toEqual([3, false])
    const atEnd = walkOn(ofTwoDays, begun, next, minute)
    expect(isAtEnd(ofTwoDays, atEnd)).toBe(true)
    const ended = walkOn(ofTwoDays, atEnd, next, 3 * minute)
    expect(ended).toMatchObject({ step: 'gandha', ended: { ms: 3 * minute, isWhole: false } })
    const later = resumeWalk(ended, 9_000 * minute)
    expect(later.ended).toBeUndefined()
    const last = [next, next].reduce((walk, event) => {
      return walkOn(ofTwoDays, walk, event, walk.changedAt + minute)
    }, later)
    expect(last.ended).toEqual({ ms: 2 * minute, isWhole: true })
  })

  it('counts the time of each step, but no long absence', () => {
    const walk = beginWalk(rite, 'whole', 0)
    const moved = walkOn(rite, walk, next, 60 * minute)
    expect(moved.spentMs).toBe(3 * minute)
    const ended = [next, next, next].reduce((last) => walkOn(rite, last, next, 62 * minute), moved)
    expect(ended.ended).toEqual({ ms: 5 * minute, isWhole: true })
  })

  it('is continued the same day, and asked about later', () => {
    const walk = beginWalk(rite, 'whole', 0)
    expect(isFresh(walk, 11 * 60 * minute)).toBe(true)
    expect(isFresh(walk, 13 * 60 * minute)).toBe(false)
  })
})
