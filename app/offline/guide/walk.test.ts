import { describe, expect, it } from 'vitest'
import { aRite } from '#app/test/aRite.ts'
import { beginWalk, isFresh, minutesLeft, placeOf, spentMs, type Walk, walkOn } from './walk.ts'

const rite = aRite()
const minute = 60_000
const next = { type: 'next' } as const
const back = { type: 'back' } as const

/** The walk after these events, one a minute. */
const after = (events: readonly Parameters<typeof walkOn>[2][], form: Walk['form'] = 'whole') => {
  let walk = beginWalk(rite, form, 0)
  for (const [at, event] of events.entries()) {
    const moved = walkOn(rite, walk, event, (at + 1) * minute)
    if (moved === 'done') return moved
    walk = moved
  }
  return walk
}
const stepAfter = (...[events, form]: Parameters<typeof after>) => {
  const walk = after(events, form)
  return walk === 'done' ? walk : walk.step
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
    const left = (...events: Parameters<typeof after>[0]) => {
      const walk = after(events)
      return walk === 'done' ? 0 : minutesLeft(rite, walk)
    }
    expect([left(), left(next), left(next, next, next)]).toEqual([8, 7, 4])
  })

  it('begins again where the temple has removed the open step', () => {
    const walk = { ...beginWalk(rite, 'whole', 0), step: 'gone' }
    expect(placeOf(rite, walk)).toBe(0)
  })

  it('counts the time of each step, but no long absence', () => {
    const walk = beginWalk(rite, 'whole', 0)
    const moved = walkOn(rite, walk, next, 60 * minute)
    if (moved === 'done') throw new Error('It has more steps')
    expect(moved.spentMs).toBe(3 * minute)
    expect(spentMs(rite, moved, 62 * minute)).toBe(5 * minute)
  })

  it('is continued the same day, and asked about later', () => {
    const walk = beginWalk(rite, 'whole', 0)
    expect(isFresh(walk, 11 * 60 * minute)).toBe(true)
    expect(isFresh(walk, 13 * 60 * minute)).toBe(false)
  })
})
