import { expect, it } from 'vitest'
import { emptyFestival, toFestivalChange, toNewFestival } from './festivalValues.ts'

const before = { ...emptyFestival, name: 'Sankashti', date: '2026-11-27', moonriseTime: '20:52' }

it('sends only what was changed', () => {
  expect(toFestivalChange({ ...before, date: '2026-11-28' }, before)).toEqual({
    date: '2026-11-28',
  })
  expect(toFestivalChange(before, before)).toEqual({})
})

it('gives an emptied moonrise back', () => {
  expect(toFestivalChange({ ...before, moonriseTime: '' }, before)).toEqual({
    reset: ['moonriseTime'],
  })
})

it('leaves empty fields out of a new day', () => {
  const values = { ...emptyFestival, name: 'Palkhi', date: '2027-01-05', description: 'Walk' }
  expect(toNewFestival(values)).toEqual({
    name: 'Palkhi',
    date: '2027-01-05',
    description: 'Walk',
    category: 'default',
  })
})
