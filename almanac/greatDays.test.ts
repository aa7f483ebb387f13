import { describe, expect, it } from 'vitest'
import { addDays, yearOf } from './civilDate.ts'
import { AlmanacError } from './errors.ts'
import { type GreatDay, greatDays } from './greatDays.ts'
import { gauriDays, greatFestivals } from './greatFestivals.ts'
import { observances } from './observances.ts'
import type { Place } from './place.ts'
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
}

function isNamed({ kind, name }: GreatDay, row: PrintedRow): boolean {
  return row.name.startsWith('Ekadashi')
    ? kind === 'ekadashi'
    : name === (ourNames[row.name] ?? row.name)
}

function ours(row: PrintedRow): string[] {
  const near = [row.place, addDays(row.value, -5), addDays(row.value, 5)] as const
  const ganesha = observances(...near).filter(({ name }) => name === row.name)
  if (ganesha.length > 0) return ganesha.map(({ date }) => date)
  return greatDays(...near)
    .filter((day) => isNamed(day, row))
    .map(({ date, maharashtra, vaishnava }) => {
      if (row.name.endsWith('(Maharashtra)')) return maharashtra ?? date
      return row.name === 'Ekadashi (Vaishnava)' ? (vaishnava ?? date) : date
    })
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
      maharashtra: '2025-10-21',
      window: 'pradosha',
      rule: 'only',
    })
    const [sankranti] = greatDays(mumbai, '2023-01-14', '2023-01-15').filter(
      ({ kind }) => kind === 'makar_sankranti',
    )
    expect(sankranti).toMatchObject({ date: '2023-01-15', rule: 'after-sunset' })
  })
})

const yearly = [
  ...greatFestivals.filter(({ group }) => group === 'great').map(({ kind }) => kind),
  ...gauriDays.map(({ kind }) => kind),
  'makar_sankranti',
]

describe.each<Place>([
  mumbai,
  cityNamed('London'),
  { name: 'Auckland', lat: -36.8485, lon: 174.7633, tz: 'Pacific/Auckland' },
  { name: 'Kiritimati', lat: 1.87, lon: -157.4, tz: 'Pacific/Kiritimati' },
])('At $name', (place) => {
  it.each([1950, 1963, 1982, 2023, 2026, 2029, 2099])('from %i on, two years are whole', (year) => {
    const days = greatDays(place, `${year}-01-01`, `${year + 1}-12-31`)
    for (const kind of yearly) {
      const found = days.filter((day) => day.kind === kind)
      expect(found.length, `${kind} ${found.map(({ date }) => date).join()}`).toBe(2)
    }
    expect(new Set(days.map(({ key }) => key)).size).toBe(days.length)
    const ekadashis = days.filter(({ kind }) => kind === 'ekadashi')
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
