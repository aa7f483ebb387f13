import { describe, expect, it } from 'vitest'
import { leading } from './leading.ts'

// A day whose second part meets no sunrise, with the one that runs before its sunrise.
const parts = [
  { name: 'before', end: 5 },
  { name: 'own', end: 12 },
  { name: 'skipped', end: 28 },
  { name: 'next', end: 50 },
]

const told = (now?: number, sunrise = 6) => {
  const found = leading(parts, sunrise, now)
  return [
    found?.lead.name,
    found?.isNow,
    found?.atSunrise.name,
    found?.others.map(({ name }) => name),
  ]
}

describe('What leads', () => {
  it.each([
    [0, 'before', ['own', 'skipped', 'next']],
    [4, 'before', ['own', 'skipped', 'next']],
    [5, 'own', ['skipped', 'next']],
    [11, 'own', ['skipped', 'next']],
    // It ends when its end comes.
    [12, 'skipped', ['own', 'next']],
    [28, 'next', ['own', 'skipped']],
  ])('at %d is what runs then', (now, lead, others) => {
    expect(told(now)).toEqual([lead, true, 'own', others])
  })

  it('is the one at sunrise on another day, and while the hour is not known', () => {
    expect(told()).toEqual(['own', false, 'own', ['skipped', 'next']])
    expect(told(undefined, 12)).toEqual(['skipped', false, 'skipped', ['next']])
  })

  it('is the one at sunrise once everything known has ended', () => {
    expect(told(50)).toEqual(['own', false, 'own', ['skipped', 'next']])
    expect(leading([], 6, 7)).toBeUndefined()
  })
})
