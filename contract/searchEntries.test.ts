import { describe, expect, it } from 'vitest'
import { inOrder, type SearchEntry } from './searchEntries.ts'

const festival = (title: string, date: string): SearchEntry => ({
  kind: 'festival',
  path: `/calendar/${title}-${date}`,
  title,
  text: 'With durva and modak',
  date,
})
const post: SearchEntry = { kind: 'post', path: '/blog/modak', title: 'Modak', text: 'Steamed' }

const today = '2026-11-22'
const ordered = (entries: SearchEntry[], ...terms: string[]) =>
  inOrder(entries, terms, today).map(({ title, date = '' }) => `${title} ${date}`.trim())

describe('What was found', () => {
  it('follows the order of the index, with matching titles first', () => {
    const found = [festival('Vinayaka', '2026-12-13'), post]
    expect(ordered(found, 'modak')).toEqual(['Modak', 'Vinayaka 2026-12-13'])
    expect(ordered(found, 'durva')).toEqual(['Vinayaka 2026-12-13', 'Modak'])
  })

  it('has a festival of every month once, the next', () => {
    const found = ['2027-01-11', '2026-12-13', '2026-10-14', '2027-02-10'].map((date) =>
      festival('Vinayaka', date),
    )
    expect(ordered([...found, post], 'durva')).toEqual(['Vinayaka 2026-12-13', 'Modak'])
  })

  it('has the next three festivals before other results, and the rest after them', () => {
    const fasts = ['12-26', '11-27', '03-25', '02-24', '01-25'].map((day) => {
      const date = `${day < '11' ? 2027 : 2026}-${day}`
      return festival(`Modak fast of ${date}`, date)
    })
    expect(ordered([...fasts, post], 'modak').map((line) => line.split(' ').at(-1))).toEqual([
      '2026-11-27',
      '2026-12-26',
      '2027-01-25',
      'Modak',
      '2027-02-24',
      '2027-03-25',
    ])
  })

  it('has a festival that is over where none is to come, below those that are', () => {
    const found = [festival('Gauri', '2026-09-16'), festival('Jayanti', '2027-01-22')]
    expect(ordered(found, 'durva')).toEqual(['Jayanti 2027-01-22', 'Gauri 2026-09-16'])
  })
})
