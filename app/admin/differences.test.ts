import { expect, it } from 'vitest'
import { differencesOf, readable } from './differences.ts'

const labels = { title: 'Title', meaning: 'Meaning', isFeatured: 'On the home page' }
const base = { title: 'Vakratunda', meaning: 'a', isFeatured: true }

it('names what somebody else changed, with my value if I changed it too', () => {
  const mine = { ...base, title: 'Mine', meaning: 'mine alone' }
  const theirs = { ...base, title: 'Theirs', isFeatured: false }
  expect(differencesOf({ base, mine, theirs }, labels)).toEqual([
    { label: 'Title', mine: 'Mine', theirs: 'Theirs' },
    { label: 'On the home page', theirs: 'no' },
  ])
})

it('leaves out what both changed to the same', () => {
  const changed = { ...base, title: 'Ekadanta' }
  expect(differencesOf({ base, mine: changed, theirs: changed }, labels)).toEqual([])
})

it('treats absent and empty as the same', () => {
  type Values = { origin?: string }
  const sides = { base: { origin: '' } as Values, mine: { origin: '' }, theirs: {} }
  expect(differencesOf(sides, { origin: 'Origin' })).toEqual([])
})

it('writes lists and objects as lines of words', () => {
  expect(readable([{ days: 'Mon-Fri', hours: '6-12' }, 'closed'])).toBe(
    'days: Mon-Fri\nhours: 6-12\nclosed',
  )
})

it('writes a value in its own words, and beside theirs what saving mine would make of it', () => {
  type Values = { capacity: { morning: string; evening: string } }
  const sides: Record<'base' | 'mine' | 'theirs', Values> = {
    base: { capacity: { morning: '5', evening: '3' } },
    mine: { capacity: { morning: '8', evening: '3' } },
    theirs: { capacity: { morning: '6', evening: '0' } },
  }
  const readers = {
    capacity: ({ morning, evening }: Values['capacity']) => `${morning} / ${evening}`,
  }
  expect(differencesOf(sides, { capacity: 'Capacity' }, { readers })).toEqual([
    { label: 'Capacity', mine: '8 / 0', theirs: '6 / 0' },
  ])
})

it('shows a group that is one thing as a whole', () => {
  type Values = { city: { name: string; north: string } }
  const sides: Record<'base' | 'mine' | 'theirs', Values> = {
    base: { city: { name: 'Pune', north: '18.5' } },
    mine: { city: { name: 'Pune', north: '18.6' } },
    theirs: { city: { name: 'Nashik', north: '18.5' } },
  }
  expect(differencesOf(sides, { city: 'City' })).toEqual([
    { label: 'City', theirs: 'name: Nashik\nnorth: 18.5' },
  ])
  expect(differencesOf(sides, { city: 'City' }, { whole: ['city'] })).toEqual([
    { label: 'City', mine: 'name: Pune\nnorth: 18.6', theirs: 'name: Nashik\nnorth: 18.5' },
  ])
})
