import { expect, it } from 'vitest'
import { differencesOf, readable } from './differences.ts'

it('names only what two versions say differently', () => {
  const labels = { title: 'Title', isFeatured: 'On the home page' }
  const mine = { title: 'Vakratunda', isFeatured: true, meaning: 'a' }
  expect(differencesOf(mine, { ...mine, isFeatured: false, meaning: 'b' }, labels)).toEqual([
    { label: 'On the home page', mine: 'yes', theirs: 'no' },
  ])
})

it('takes what is absent and what is empty for the same', () => {
  expect(differencesOf<{ origin?: string }>({ origin: '' }, {}, { origin: 'Origin' })).toEqual([])
})

it('writes lists and objects as lines of words', () => {
  expect(readable([{ days: 'Mon-Fri', hours: '6-12' }, 'closed'])).toBe(
    'days: Mon-Fri\nhours: 6-12\nclosed',
  )
})
