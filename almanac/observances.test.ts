import { describe, expect, it } from 'vitest'
import { AlmanacError } from './errors.ts'
import type { Kind } from './kinds.ts'
import { type Observance, observanceOfSlug, observances } from './observances.ts'
import { cityNamed } from './test/published.ts'

const mumbai = cityNamed('Mumbai')
const tromso = { name: 'Tromsø', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }
const auckland = { name: 'Auckland', lat: -36.8485, lon: 174.7633, tz: 'Pacific/Auckland' }

const onDate = (city: string, date: string): Observance[] =>
  observances(cityNamed(city), date, date)

const datesOf = (city: string, kind: Kind, from: string, to: string): string[] =>
  observances(cityNamed(city), from, to)
    .filter((each) => each.kind === kind)
    .map(({ date }) => date)

describe('Sankashti', () => {
  it.each([
    ['2014-12-09', 'Mumbai'],
    ['2026-06-03', 'Mumbai'],
    ['2027-05-23', 'Mumbai'],
    ['2028-08-08', 'Mumbai'],
  ])('%s in %s: chaturthi at two moonrises, observed on the first', (date, city) => {
    const [kept] = onDate(city, date)
    expect(kept).toMatchObject({ kind: 'sankashti', rule: 'first-of-two-moonrises' })
  })

  it.each([
    ['2015-10-01', 'Mumbai'],
    ['2015-11-29', 'Mumbai'],
    ['2016-10-19', 'Mumbai'],
    ['2016-12-17', 'Hyderabad'],
    ['2021-04-30', 'Mumbai'],
    ['2022-02-20', 'New Delhi'],
    ['2022-05-19', 'New Delhi'],
    ['2022-08-15', 'New Delhi'],
    ['2023-03-11', 'Mumbai'],
    ['2023-09-03', 'New Delhi'],
    ['2024-09-21', 'Mumbai'],
    ['2025-10-10', 'Mumbai'],
  ])('%s in %s: chaturthi at no moonrise, observed on the second day', (date, city) => {
    const [kept] = onDate(city, date)
    expect(kept).toMatchObject({ kind: 'sankashti', rule: 'first-moonrise-after' })
    expect(kept?.moonrise?.at).toBeGreaterThan(kept?.tithi.end ?? Infinity)
  })

  it('is Angaraki on a Tuesday', () => {
    const angarakis = observances(mumbai, '2024-01-01', '2030-12-31').filter(
      ({ isAngaraki }) => isAngaraki,
    )
    expect(angarakis.map(({ date }) => date)).toEqual([
      '2024-06-25',
      '2025-08-12',
      '2026-01-06',
      '2026-05-05',
      '2026-09-29',
      '2027-06-22',
      '2028-08-08',
      '2028-12-05',
      '2029-05-01',
      '2030-01-22',
      '2030-06-18',
      '2030-10-15',
    ])
  })

  it('bears the name of its amanta month, and Vibhuvana in an adhika', () => {
    const names = observances(mumbai, '2026-01-01', '2026-12-31')
      .filter(({ kind }) => kind === 'sankashti')
      .map(({ name }) => name)
    expect(names).toEqual([
      'Lambodara',
      'Dwijapriya',
      'Bhalachandra',
      'Vikata',
      'Ekadanta',
      'Vibhuvana',
      'Krishnapingala',
      'Gajanana',
      'Heramba',
      'Vighnaraja',
      'Vakratunda',
      'Ganadhipa',
      'Akhuratha',
    ])
  })

  it('is a property of the city', () => {
    for (const [city, date] of [
      ['Mumbai', '2016-12-16'],
      ['New Delhi', '2016-12-17'],
      ['Hyderabad', '2016-12-17'],
    ] as const) {
      expect(datesOf(city, 'sankashti', '2016-12-10', '2016-12-20')).toEqual([date])
    }
  })

  it('keeps the date of the evening before if the Moon rises after midnight', () => {
    const london = observances(cityNamed('London'), '2020-01-01', '2035-12-31').filter(
      ({ kind }) => kind === 'sankashti',
    )
    const late = london.filter(({ date, moonrise }) => moonrise?.civilDate !== date)
    expect([late.length, london.length]).toEqual([22, 198])
    expect(late).toContainEqual(
      expect.objectContaining({
        date: '2025-04-16',
        moonrise: { at: expect.any(Number), civilDate: '2025-04-17' },
      }),
    )
  })

  it('recognises a borderline date by its margin', () => {
    const edges = observances(mumbai, '2015-01-01', '2035-12-31').filter(
      ({ kind, marginMinutes }) => kind === 'sankashti' && marginMinutes < 3,
    )
    expect(edges).toEqual([])
    const [edge] = onDate('Bengaluru', '2026-06-04')
    expect(edge?.marginMinutes).toBeLessThan(3)
  })
})

describe('Shukla chaturthi', () => {
  it.each([
    ['Mumbai', '2023-09-19', 'madhyahna-larger'],
    ['New Delhi', '2024-12-05', 'madhyahna-larger'],
    ['New Delhi', '2025-12-24', 'madhyahna-larger'],
    ['New Delhi', '2019-02-08', 'madhyahna-larger'],
    ['New Delhi', '2019-12-30', 'madhyahna-larger'],
    ['New Delhi', '2020-04-27', 'madhyahna-larger'],
    ['Mumbai', '2017-05-28', 'madhyahna-neither-first'],
    ['Mumbai', '2026-05-19', 'madhyahna-neither-first'],
    ['New Delhi', '2026-05-20', 'madhyahna-only'],
    ['Mumbai', '2029-10-10', 'madhyahna-neither-first'],
  ])('in %s is kept on %s by %s', (city, date, rule) => {
    expect(onDate(city, date)).toContainEqual(expect.objectContaining({ date, rule }))
  })

  it('is observed on the first day if it covers both middays completely', () => {
    // Nothing so long happens in Mumbai before 2100.
    const [kept] = onDate('Mumbai', '2100-03-14')
    expect(kept).toMatchObject({ kind: 'vinayaka', rule: 'madhyahna-equal-first' })
    expect(kept?.tithi.start).toBeLessThan(kept?.madhyahna?.start ?? 0)
  })

  it('of Bhadrapada is Ganesh Chaturthi, abroad by the sky there', () => {
    const year = (city: string, year: number) =>
      datesOf(city, 'ganesh_chaturthi', `${year}-01-01`, `${year}-12-31`)
    expect(year('London', 2024)).toEqual(['2024-09-06'])
    expect(year('New York', 2025)).toEqual(['2025-08-26'])
    expect(year('San Francisco', 2025)).toEqual(['2025-08-26'])
    expect(year('Mumbai', 2025)).toEqual(['2025-08-27'])
    expect(datesOf('Mumbai', 'vinayaka', '2025-08-20', '2025-08-31')).toEqual([])
  })

  it('of Magha is Ganesh Jayanti and a Vinayaka; so in the kshaya month of 1983', () => {
    const kinds = (date: string) => onDate('Mumbai', date).map(({ kind }) => kind)
    expect(kinds('2025-02-01')).toEqual(['ganesh_jayanti', 'vinayaka'])
    expect(kinds('1983-01-18')).toEqual(['ganesh_jayanti', 'vinayaka'])
  })
})

describe('The other festivals', () => {
  it.each([
    ['anant_chaturdashi', ['2018-09-23', '2019-09-12', '2023-09-28', '2025-09-06']],
    [
      'gudi_padwa',
      [
        '2019-04-06',
        '2020-03-25',
        '2021-04-13',
        '2022-04-02',
        '2023-03-22',
        '2024-04-09',
        '2025-03-30',
        '2026-03-19',
        // Chaitra is adhika in 2029: Drik Panchang has the ordinary Chaitra's.
        '2029-04-14',
      ],
    ],
    [
      'akshaya_tritiya',
      ['2021-05-14', '2022-05-03', '2023-04-22', '2024-05-10', '2025-04-30', '2026-04-19'],
    ],
  ] as const)('%s falls on %j', (kind, dates) => {
    for (const date of dates) {
      const year = date.slice(0, 4)
      expect(datesOf('Mumbai', kind, `${year}-01-01`, `${year}-12-31`)).toEqual([date])
    }
  })
})

describe('A list', () => {
  it('holds both its ends, in order of date', () => {
    const list = observances(mumbai, '2026-01-06', '2026-01-22')
    expect(list.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
      '2026-01-06 sankashti',
      '2026-01-22 ganesh_jayanti',
      '2026-01-22 vinayaka',
    ])
  })

  it('is the same put together from days', () => {
    const year = observances(auckland, '2027-01-01', '2027-03-31')
    const days: Observance[] = []
    for (let day = Date.UTC(2027, 0, 1); day <= Date.UTC(2027, 2, 31); day += 864e5) {
      const date = new Date(day).toISOString().slice(0, 10)
      days.push(...observances(auckland, date, date))
    }
    expect(days).toEqual(year)
  })

  it('reaches from the first to the last day of the almanac', () => {
    expect(observances(mumbai, '1950-01-01', '1950-01-31').length).toBeGreaterThan(1)
    expect(observances(mumbai, '2100-12-01', '2100-12-31').length).toBeGreaterThan(1)
  })

  it.each([
    ['2026-02-30', '2026-03-01', 'bad_date'],
    ['2026-03-01', 'tomorrow', 'bad_date'],
    ['2026-03-02', '2026-03-01', 'bad_range'],
    ['1949-12-31', '1950-02-01', 'out_of_range'],
    ['2100-01-01', '2101-01-01', 'out_of_range'],
  ])('from %s to %s is refused: %s', (from, to, code) => {
    expect(() => observances(mumbai, from, to)).toThrow(
      expect.objectContaining({ name: 'AlmanacError', code }),
    )
  })
})

describe('Where the Moon does not rise', () => {
  const [from, to] = ['2026-05-01', '2026-07-31'] as const

  it('there is an error instead of a date', () => {
    expect(() => observances(tromso, from, to)).toThrow(AlmanacError)
    expect(() => observances(tromso, from, to)).toThrow('give a reference place')
  })

  it('the reference place’s date and sky are used, and the basis says so', () => {
    const there = observances(tromso, from, to, { reference: mumbai })
    const inMumbai = observances(mumbai, from, to)
    expect(there.length).toBe(inMumbai.length)
    const borrowed = there.filter(({ basis }) => basis.isReference)
    expect(borrowed.length).toBeGreaterThan(0)
    for (const each of borrowed) {
      expect(each.basis).toEqual({ place: 'Mumbai', isReference: true })
      const same = inMumbai.find(({ key }) => key === each.key)
      expect({ ...each, basis: undefined }).toEqual({ ...same, basis: undefined })
    }
  })

  it('what does rise is dated by the place itself', () => {
    const spring = observances(tromso, '2026-03-15', '2026-04-15', { reference: mumbai })
    expect(spring.some(({ basis }) => basis.place === 'Tromsø')).toBe(true)
  })
})

describe('An address', () => {
  it.each([
    ['ganadhipa-sankashti-2026', '2026-11-27'],
    ['lambodara-sankashti-2026', '2026-01-06'],
    ['vibhuvana-sankashti-2026', '2026-06-03'],
    ['akhuratha-sankashti-2021', '2021-01-02'],
    ['akhuratha-sankashti-december-2021', '2021-12-22'],
    ['vinayaka-chaturthi-pausha-december-2019', '2019-12-30'],
    ['vinayaka-chaturthi-adhika-jyeshtha-2026', '2026-05-19'],
    ['ganesh-chaturthi-2026', '2026-09-14'],
    ['anant-chaturdashi-2026', '2026-09-25'],
  ])('%s is kept in Mumbai on %s', (slug, date) => {
    expect(observanceOfSlug(mumbai, slug)).toMatchObject({ slug, date })
  })

  it.each([
    '',
    'diwali-2026',
    'ganesh-chaturthi',
    'ganesh-chaturthi-1900',
    'Ganesh-chaturthi-2026',
  ])('"%s" names none', (slug) => {
    expect(observanceOfSlug(mumbai, slug)).toBeUndefined()
  })
})
