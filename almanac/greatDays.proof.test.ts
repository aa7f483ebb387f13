import { describe, expect, it } from 'vitest'
import { addDays, yearOf } from './civilDate.ts'
import { AlmanacError } from './errors.ts'
import { type GreatDay, greatDays } from './greatDays.ts'
import { observances } from './observances.ts'
import type { Place } from './place.ts'
import { yearly } from './test/greatYears.ts'
import { printed, type PrintedRow } from './test/printedPanchang.ts'
import { cityNamed } from './test/published.ts'

const mumbai = cityNamed('Mumbai')

/** The names of the print, where ours are other. */
const ourNames: Readonly<Record<string, string>> = {
  'Navaratri begins (Ghatasthapana)': 'Ghatasthapana',
  'Vijayadashami (Dasara)': 'Dasara',
  'Bali Pratipada (Padwa)': 'Bali Pratipada',
  'Lakshmi Puja (Diwali)': 'Lakshmi Puja',
  'Lakshmi Puja (Maharashtra)': 'Lakshmi Puja',
  'Dhulivandan (Maharashtra)': 'Dhulivandan',
  'Krishna Janmashtami (Vaishnava)': 'Krishna Janmashtami',
}

function isNamed({ kind, name }: GreatDay, row: PrintedRow): boolean {
  return row.name.startsWith('Ekadashi')
    ? kind === 'ekadashi'
    : name === (ourNames[row.name] ?? row.name)
}

function ours(row: PrintedRow): string[] {
  const near = [row.place, addDays(row.value, -5), addDays(row.value, 5)] as const
  const custom = /\((Maharashtra|Vaishnava)\)$/.exec(row.name)?.[1]?.toLowerCase()
  const ganesha = observances(...near).filter(({ name }) => name === row.name)
  if (ganesha.length > 0) return ganesha.map(({ date }) => date)
  return (
    greatDays(...near)
      .filter((day) => isNamed(day, row))
      // A day of a custom is listed besides the general one only where they differ.
      .filter(({ custom: whose, other }) => whose === custom || (!whose && !other))
      .map(({ date }) => date)
  )
}

describe('The printed dates of festivals, 2020 to 2030', () => {
  it('are all ours', () => {
    const rows = printed.filter(({ kind }) => kind === 'festival')
    expect(rows).toHaveLength(221)
    const differing = rows
      .map((row) => `${row.name}, ${row.place.name}: ${row.value}, ours ${ours(row).join()}`)
      .filter((line) => !/: (\S+), ours \1$/.test(line))
    expect(differing).toEqual([])
  })

  it('say what decided them', () => {
    const diwali = greatDays(mumbai, '2025-10-15', '2025-10-25')
    expect(diwali.find(({ kind }) => kind === 'lakshmi_puja')).toMatchObject({
      date: '2025-10-20',
      other: { custom: 'maharashtra', date: '2025-10-21' },
      window: 'pradosha',
      rule: 'only',
      slug: 'lakshmi-puja-2025',
    })
    expect(diwali.find(({ custom }) => custom === 'maharashtra')).toMatchObject({
      date: '2025-10-21',
      other: { date: '2025-10-20' },
      window: 'sayahna',
      rule: 'lasts-enough',
      slug: 'lakshmi-puja-maharashtra-2025',
    })
    const [sankranti] = greatDays(mumbai, '2023-01-14', '2023-01-15').filter(
      ({ kind }) => kind === 'makar_sankranti',
    )
    expect(sankranti).toMatchObject({ date: '2023-01-15', rule: 'after-sunset' })
  })
})

describe.each<Place>([
  mumbai,
  cityNamed('London'),
  { name: 'Auckland', lat: -36.8485, lon: 174.7633, tz: 'Pacific/Auckland' },
  { name: 'Kiritimati', lat: 1.87, lon: -157.4, tz: 'Pacific/Kiritimati' },
])('At $name', (place) => {
  it.each([1950, 1963, 1982, 2023, 2026, 2029, 2099])('from %i on, two years are whole', (year) => {
    const days = greatDays(place, `${year}-01-01`, `${year + 1}-12-31`)
    const general = days.filter(({ custom }) => custom === undefined)
    for (const kind of yearly) {
      const found = general.filter((day) => day.kind === kind)
      expect(found.length, `${kind} ${found.map(({ date }) => date).join()}`).toBe(2)
    }
    expect(new Set(days.map(({ key }) => key)).size).toBe(days.length)
    expect(new Set(days.map(({ slug }) => slug)).size).toBe(days.length)
    const ekadashis = general.filter(({ kind }) => kind === 'ekadashi')
    expect(ekadashis.length).toBeGreaterThanOrEqual(48)
    expect(ekadashis.every(({ name }) => /^[A-Z][\w ]+ Ekadashi$/.test(name))).toBe(true)
  })

  it('a date does not depend on what was asked for', () => {
    const year = greatDays(place, '2027-01-01', '2027-12-31')
    const quarters = ['01-01/03-31', '04-01/06-30', '07-01/09-30', '10-01/12-31'].flatMap(
      (span) => {
        const [from, to] = span.split('/')
        return greatDays(place, `2027-${from}`, `2027-${to}`)
      },
    )
    expect(quarters).toEqual(year)
    expect(year.every(({ date }) => yearOf(date) === 2027)).toBe(true)
  })
})

describe('Bad questions', () => {
  const tromso = { name: 'Tromsø', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }

  it('where the Sun does not rise, the reference’s date counts, and without one nothing is invented', () => {
    const december = ['2026-12-15', '2026-12-31'] as const
    expect(greatDays(tromso, ...december)).toEqual([])
    const borrowed = greatDays(tromso, ...december, { reference: mumbai })
    expect(borrowed.map(({ name }) => name)).toContain('Datta Jayanti')
  })

  it('years out of range and dates that do not exist are refused', () => {
    expect(() => greatDays(mumbai, '1949-12-31', '1950-02-01')).toThrow(AlmanacError)
    expect(() => greatDays(mumbai, '2026-02-30', '2026-03-01')).toThrow(AlmanacError)
    expect(() => greatDays(mumbai, '2026-03-01', '2026-02-01')).toThrow('is after')
  })
})

describe('The hours of a day', () => {
  const hoursOn = (date: string, kind: string) => {
    const day = greatDays(mumbai, date, date).find((each) => each.kind === kind)
    return day?.hours && [day.hours.of, clockAt(day.hours.start), clockAt(day.hours.end)]
  }
  const clockAt = (at: number) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })

  it('are the part of the day that decides, as far as the tithi lasts', () => {
    expect(hoursOn('2026-11-08', 'lakshmi_puja')).toEqual(['pradosha', '18:02', '20:34'])
    expect(hoursOn('2026-02-15', 'maha_shivaratri')).toEqual(['nishita', '00:27', '01:17'])
    expect(hoursOn('2026-09-04', 'dahi_handi')).toBeUndefined()
  })

  it('of the rakhi begin when Bhadra has ended', () => {
    expect(hoursOn('2022-08-11', 'raksha_bandhan')?.[0]).toBe('after_bhadra')
    expect(hoursOn('2022-08-11', 'raksha_bandhan')?.[1]).toMatch(/^20:5/)
    expect(hoursOn('2023-08-30', 'raksha_bandhan')?.[1]).toMatch(/^21:0/)
    expect(hoursOn('2024-08-19', 'raksha_bandhan')?.[1]).toMatch(/^13:3/)
  })
})

describe('The fire of Holika at Delhi', () => {
  /**
   * As printed by marwar.online 2021, lalluram.com 2024 and tejgujarati.com 2025; the puchha of 2022
   * is drikpanchang.com’s, from memory. The rule is vedicguru.in’s, whose puchha of 2015 is ours, too.
   */
  it.each([
    ['2021-03-28', 'pradosha', '18:38', '20:56', 'Bhadra is over before the evening'],
    ['2022-03-17', 'bhadra_puchha', '21:06', '22:16', 'Bhadra lasts past midnight'],
    ['2024-03-24', 'fire', '23:13', '00:27', 'from the end of Bhadra until midnight'],
    ['2025-03-13', 'fire', '23:26', '00:30', 'the same'],
  ])('%s: %s, %s to %s: %s', (date, part, from, until) => {
    const day = greatDays(cityNamed('New Delhi'), date, date).find(({ kind }) => kind === 'holika')
    const { of, start = 0, end = 0 } = day?.hours ?? {}
    const minutesFrom = (clock: string, at: number) => {
      const printed = Date.parse(`${date}T${clock}:00+05:30`) + (clock < '12:00' ? 86_400_000 : 0)
      return Math.abs(at - printed) / 60_000
    }
    expect(of).toBe(part)
    expect(minutesFrom(from, start)).toBeLessThanOrEqual(2)
    expect(minutesFrom(until, end)).toBeLessThanOrEqual(2)
  })
})

it('Lakshmi Puja of Maharashtra is in the evening, whatever decided its day', () => {
  const [day] = greatDays(mumbai, '2025-10-21', '2025-10-21').filter(({ custom }) => custom)
  expect([day?.window, day?.hours?.of]).toEqual(['sayahna', 'pradosha'])
})

describe('Where dwadashi meets no sunrise', () => {
  /** English Jagran of 25 February 2022; RULES of the printed panchang for 2023; 2016 as below. */
  it.each([
    ['Vijaya', '2022-02-26', '2022-02-27'],
    ['Mokshada', '2023-12-22', '2023-12-23'],
    ['Kartiki', '2016-11-10', '2016-11-11'],
  ])('%s Ekadashi is a day earlier for householders: %s, and %s', (name, smarta, vaishnava) => {
    const around = [addDays(smarta, -3), addDays(smarta, 4)] as const
    const days = greatDays(cityNamed('New Delhi'), ...around, { groups: ['ekadashi'] })
    expect(days.map(({ date, custom }) => [date, custom])).toEqual([
      [smarta, undefined],
      [vaishnava, 'vaishnava'],
    ])
    expect(days[0]).toMatchObject({ name: `${name} Ekadashi`, rule: 'before-dwadashi' })
  })
})

describe('An Ekadashi fast is broken', () => {
  const delhi = cityNamed('New Delhi')
  const sydney = { name: 'Sydney', lat: -33.87, lon: 151.21, tz: 'Australia/Sydney' }
  /** As printed by drikpanchang.com, in newspapers and newsletters. */
  it.each([
    [delhi, '2021-02-23', 'in the first fifth of the next day', '06:50', '09:08'],
    [delhi, '2024-12-26', 'the same in winter', '07:12', '09:16'],
    [sydney, '2022-12-20', 'before dwadashi ends', '05:41', '06:15'],
    [delhi, '2016-11-11', 'by Vaishnavas, when dwadashi is over', '06:41', '08:51'],
  ] as const)('at $0.name on the day after %s: %s', (place, date, _, from, until) => {
    const day = greatDays(place, date, date, { groups: ['ekadashi'] })[0]
    const minutes = (at: number) =>
      new Date(at).toLocaleTimeString('en-GB', { timeZone: place.tz, timeStyle: 'short' })
    const near = (ours: string, printed: string) => {
      const [a, b] = [ours, printed].map(
        (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      )
      return Math.abs((a ?? 0) - (b ?? 0)) <= 2
    }
    const [start, end] = [minutes(day?.hours?.start ?? 0), minutes(day?.hours?.end ?? 0)]
    expect(day?.hours?.of).toBe('parana')
    expect([start, end, near(start, from) && near(end, until)]).toEqual([start, end, true])
  })

  it('never in the first quarter of dwadashi, even if that lasts past the morning', () => {
    const [day] = greatDays(delhi, '2016-11-10', '2016-11-10', { groups: ['ekadashi'] })
    const start = new Date(day?.hours?.start ?? 0).toISOString()
    // Hari Vasara ended at 14:30; the afternoon of the almanac lasts from 13:09 to 15:20.
    expect(start).toMatch(/^2016-11-11T09:0/)
  })
})
