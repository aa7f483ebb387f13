import { describe, expect, test } from 'vitest'
import { greatDays } from './greatDays.ts'
import { cityNamed } from './test/published.ts'

const newDelhi = cityNamed('New Delhi')

const inYear = (year: string) =>
  greatDays(newDelhi, `${year}-01-01`, `${year}-12-31`, { groups: ['great'] })

const datesOf = (kind: string, near: string) =>
  inYear(near.slice(0, 4))
    .filter((day) => day.kind === kind)
    .map(({ date }) => date)

describe('Vat Savitri of the north', () => {
  test.each([
    ['2018-05-15', 'dailytv.net'],
    ['2019-06-03', 'News18, 3 June 2019'],
    ['2020-05-22', 'Demokratic Front, 22 May 2020'],
    ['2021-06-10', 'ABP Bharat; scholars of Gorakhpur took the day before (24tv.in)'],
    ['2022-05-30', 'bhrigu-panditlalitmohan.blogspot.com'],
    ['2023-05-19', 'Prabhat Khabar; ABP Live'],
    ['2024-06-06', 'Webdunia Hindi, 1 June 2024; ABP Live'],
    ['2025-05-26', 'Hindustan, 15 May 2025; Webdunia Hindi, 22 May 2025'],
    ['2026-05-16', 'the day of amavasya in Rajasthan Patrika, 5 January 2026'],
  ])('is on %s, as %s has it', (date) => {
    expect(datesOf('vat_savitri', date)).toEqual([date])
  })

  /** No print was found for these: the rule of 18 ghati alone, worked out by hand from the tithi’s beginning. */
  test.each([
    ['2027-06-04', 'begins at 4:05, before sunrise', 'lasts-too-little'],
    [
      '2028-05-24',
      'begins at 14:10 on the day before, 21.8 ghati after sunrise',
      'lasts-too-little',
    ],
    ['2029-06-11', 'begins at 8:17, 7.3 ghati after sunrise', 'lasts-enough'],
    ['2030-05-31', 'begins at 9:15, 9.7 ghati after sunrise', 'lasts-enough'],
  ])('is on %s by its rule: amavasya %s', (date, _, rule) => {
    const day = inYear(date.slice(0, 4)).find(({ kind }) => kind === 'vat_savitri')
    expect(day).toMatchObject({
      date,
      rule,
      of: 'Amavasya',
      slug: `vat-savitri-${date.slice(0, 4)}`,
    })
  })

  test('comes before Vat Purnima, in a year with an added Jyeshtha by six weeks', () => {
    const dates = (year: string) =>
      inYear(year)
        .filter(({ kind }) => kind.startsWith('vat_'))
        .map(({ date }) => date)
    expect(dates('2025')).toEqual(['2025-05-26', '2025-06-10'])
    expect(dates('2026')).toEqual(['2026-05-16', '2026-06-29'])
  })
})

describe('Other days that the north alone keeps', () => {
  test.each([
    ['hariyali_teej', '2020-07-23', 'Sanskar'],
    ['hariyali_teej', '2022-07-31', 'thenewsbunch.com'],
    ['hariyali_teej', '2023-08-19', 'recruitmentresult.com'],
    ['hariyali_teej', '2024-08-07', 'astropanchang.in'],
    ['hariyali_teej', '2025-07-27', 'Hindustan, 3 July 2025'],
    ['ahoi_ashtami', '2018-10-31', 'indif.com'],
    ['ahoi_ashtami', '2021-10-28', 'Prabhat Khabar, October 2021'],
    ['ahoi_ashtami', '2025-10-13', 'Hindustan, 13 October 2025'],
    ['chhath', '2022-10-30', 'Zee News, 27 October 2022'],
    // Shashthi is at two sunrises: the first is taken.
    ['chhath', '2025-10-27', 'gaurbrahmansamaj.com'],
  ])('%s is on %s, as %s has it', (kind, date) => {
    expect(datesOf(kind, date)).toEqual([date])
  })
})
