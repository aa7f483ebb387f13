import { describe, expect, it } from 'vitest'
import { aFestival } from '#app/test/builders.ts'
import { byDate } from './byDate.ts'
import { dayToShow } from './dayToShow.ts'

const november = { year: 2026, month: 11 }
const festivals = ['2026-10-29', '2026-11-13', '2026-11-27', '2026-12-13'].map((date) =>
  aFestival({ date }),
)

describe('The day a month opens with', () => {
  it.each([
    ['2026-11-21', november, '2026-11-27'],
    ['2026-11-27', november, '2026-11-27'],
    ['2026-11-28', november, '2026-11-28'],
    ['2026-12-01', november, '2026-11-13'],
    ['2026-01-01', november, '2026-11-13'],
    ['2026-11-21', { year: 2027, month: 2 }, '2027-02-01'],
  ])('today %s, in %o: %s', (today, month, expected) =>
    expect(dayToShow(month, today, festivals)).toBe(expected),
  )
})

describe('Festivals by day', () => {
  it('put the weightiest first', () => {
    const day = [
      aFestival({ slug: 'vinayaka', category: 'default' }),
      aFestival({ slug: 'jayanti', category: 'major' }),
    ]
    expect(
      byDate(day)
        .get('2026-11-27')
        ?.map(({ slug }) => slug),
    ).toEqual(['jayanti', 'vinayaka'])
  })
})
