import { describe, expect, it } from 'vitest'
import { isContested, mergeChanges } from './mergeChanges.ts'

const base = {
  title: 'Vakratunda',
  meaning: 'Curved trunk',
  capacity: { morning: '5', evening: '3' },
  closed: ['2026-12-01', '2026-12-08'],
}

describe('mergeChanges', () => {
  it('keeps what only one of two changed', () => {
    const mine = { ...base, title: 'Vakratunda Mahakaya' }
    const theirs = { ...base, meaning: 'With a curved trunk' }
    expect(mergeChanges(base, mine, theirs)).toEqual({
      ...base,
      title: 'Vakratunda Mahakaya',
      meaning: 'With a curved trunk',
    })
  })

  it('takes mine where both changed the same field', () => {
    const [mine, theirs] = [
      { ...base, title: 'Mine' },
      { ...base, title: 'Theirs' },
    ]
    expect(mergeChanges(base, mine, theirs)).toEqual(mine)
  })

  it('looks into groups of fields', () => {
    const mine = { ...base, capacity: { morning: '8', evening: '3' } }
    const theirs = { ...base, capacity: { morning: '5', evening: '0' } }
    expect(mergeChanges(base, mine, theirs).capacity).toEqual({ morning: '8', evening: '0' })
  })

  it('takes a group that is one thing from one of the two', () => {
    const [pune, nashik] = [
      { city: { name: 'Pune', north: '18.5' } },
      { city: { name: 'Nashik', north: '20.0' } },
    ]
    const mine = { city: { name: 'Pune', north: '18.6' } }
    expect(mergeChanges(pune, mine, nashik, ['city'])).toEqual(mine)
    expect(mergeChanges(pune, pune, nashik, ['city'])).toEqual(nashik)
  })

  it('keeps the days that either added, and drops those that either removed', () => {
    const mine = { ...base, closed: ['2026-12-01', '2026-12-24', '2026-12-08'] }
    const theirs = { ...base, closed: ['2026-12-02', '2026-12-08'] }
    expect(mergeChanges(base, mine, theirs).closed).toEqual([
      '2026-12-02',
      '2026-12-08',
      '2026-12-24',
    ])
  })

  it('keeps a field that the form holds and the stored version does not', () => {
    type Values = { name: string; password?: string }
    const merged = mergeChanges<Values>({ name: 'a' }, { name: 'a', password: 's' }, { name: 'b' })
    expect(merged).toEqual({ name: 'b', password: 's' })
  })
})

describe('isContested', () => {
  it.each([
    ['mine alone', 'a', 'b', 'a', false],
    ['theirs alone', 'a', 'a', 'b', false],
    ['both to the same', 'a', 'b', 'b', false],
    ['both to something else', 'a', 'b', 'c', true],
    ['different fields of a group', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, false],
    ['the same field of a group', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 3, y: 1 }, true],
    ['lists, which are merged', ['a'], ['a', 'b'], ['a', 'c'], false],
    ['an empty and an absent value', '', undefined, 'b', false],
  ])('%s', (_what, from, mine, theirs, expected) => {
    expect(isContested(from, mine, theirs)).toBe(expected)
  })

  it('a list that is one thing is not merged', () => {
    expect(isContested(['a'], ['a', 'b'], ['a', 'c'], true)).toBe(true)
  })
})
