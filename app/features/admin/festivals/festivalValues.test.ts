import { expect, it } from 'vitest'
import { festivalValues, toFestivalChange, toNewFestival, toNewRepeat } from './festivalValues.ts'

const { empty } = festivalValues
const before = { ...empty, name: 'Sankashti', date: '2026-11-27', moonriseTime: '20:52' }

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
  const values = { ...empty, name: 'Palkhi', date: '2027-01-05', description: 'Walk' }
  expect(toNewFestival(values)).toEqual({
    name: 'Palkhi',
    date: '2027-01-05',
    description: 'Walk',
    category: 'default',
  })
})

it('sends a picture whole, and gives an emptied hour, place or picture back', () => {
  const shown = { ...before, startTime: '18:30', imageUrl: '/media/a-800.webp', imageAlt: 'Lamps' }
  expect(toFestivalChange({ ...shown, imageAlt: 'Many lamps' }, shown)).toEqual({
    picture: { imageUrl: '/media/a-800.webp', imageAlt: 'Many lamps' },
  })
  expect(toFestivalChange({ ...shown, imageUrl: '', imageAlt: '', startTime: '' }, shown)).toEqual({
    reset: ['startTime', 'picture'],
  })
})

it('sends a day of every year in numbers, without a date', () => {
  const values = { ...empty, name: 'Palkhi', description: 'Walk', by: 'tithi' } as const
  expect(toNewRepeat({ ...values, month: '11', day: '4', moonriseTime: '20:00' })).toEqual({
    name: 'Palkhi',
    description: 'Walk',
    category: 'default',
    by: 'tithi',
    month: 11,
    day: 4,
  })
})
