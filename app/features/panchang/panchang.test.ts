import { describe, expect, it } from 'vitest'
import { observancesOfYear } from '#almanac/observances.ts'
import { askedDay, askedMonth } from './asked.ts'
import { nextObservance } from './nextObservance.ts'
import { daysOfMonth } from './queries.ts'

describe('What is asked of the panchang', () => {
  it.each([
    [undefined, { is: 'day', date: '2026-11-21' }],
    ['2028-02-29', { is: 'day', date: '2028-02-29' }],
    ['2026-02-29', { is: 'no-date' }],
    ['yesterday', { is: 'no-date' }],
    ['2026-1-1', { is: 'no-date' }],
    ['1949-12-31', { is: 'out-of-range' }],
    ['2101-01-01', { is: 'out-of-range' }],
  ])('%s', (text, expected) => expect(askedDay(text, '2026-11-21')).toEqual(expected))

  it.each([
    [undefined, { is: 'day', date: '2026-11-01' }],
    ['2100-12', { is: 'day', date: '2100-12-01' }],
    ['2026-13', { is: 'no-date' }],
    ['2101-01', { is: 'out-of-range' }],
  ])('month %s', (text, expected) => expect(askedMonth(text, '2026-11-21')).toEqual(expected))

  it('has as many days as the month', () => {
    expect(daysOfMonth('2026-11')).toHaveLength(30)
    expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
  })
})

describe('The next observance', () => {
  const pune = { name: 'Pune', lat: 18.5196, lon: 73.8553, tz: 'Asia/Kolkata' }
  const year = observancesOfYear(pune, 2026)

  it('is today’s where today has one', () => {
    expect(nextObservance(year, '2026-11-27')?.slug).toBe('ganadhipa-sankashti-2026')
    expect(nextObservance(year, '2026-11-21')?.slug).toBe('ganadhipa-sankashti-2026')
  })

  it('is Ganesh Jayanti and not the Vinayaka Chaturthi of the same day', () => {
    const jayanti = year.find(({ kind }) => kind === 'ganesh_jayanti')
    expect(nextObservance(year, jayanti?.date ?? '')?.kind).toBe('ganesh_jayanti')
  })
})
