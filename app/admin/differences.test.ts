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
