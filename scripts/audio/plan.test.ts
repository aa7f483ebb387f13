import { describe, expect, it } from 'vitest'
import { samplesIn } from './pcm.ts'
import { paceOf, planOf } from './plan.ts'

describe('the plan of a recording', () => {
  it.each([
    [1, 11],
    [2, 3],
    [4, 3],
    [5, 1],
    [60, 1],
  ])('recites %i lines %i times', (lines, repetitions) => {
    expect(paceOf(lines).repetitions).toBe(repetitions)
  })

  it('speaks long prose more fluently than verse', () => {
    expect(paceOf(100).wordsPerMinute).toBeGreaterThan(paceOf(20).wordsPerMinute)
  })

  it('says a list of names more quickly than an aarti, each once', () => {
    const [names, aarti] = [paceOf(108, 'names'), paceOf(4, 'aarti')]
    expect([names.repetitions, aarti.repetitions]).toEqual([1, 1])
    expect(names.wordsPerMinute).toBeGreaterThan(aarti.wordsPerMinute)
  })

  it('breathes after a line and longer after a verse', () => {
    const plan = planOf([line(1), line(1), line(2)], { ...paceOf(3), repetitions: 1 })
    expect(plan.lineStartsMs).toEqual([3000, 10_000, 17_900])
    expect(plan.durationMs).toBe(17_900 + 6000 + 5000)
    expect(plan).not.toHaveProperty('recitationMs')
  })

  it('gives the starts of the first repetition only', () => {
    const plan = planOf([line(1)], paceOf(1))
    expect(plan.lineStartsMs).toEqual([3000])
    expect(plan.starts).toHaveLength(11)
    expect(plan.durationMs).toBe(3000 + 11 * 6000 + 10 * 1000 + 5000)
    expect(plan.recitationMs).toBe(7000)
  })
})

/** A line of six seconds. */
function line(verse: number) {
  return { verse, samples: samplesIn(6) }
}
