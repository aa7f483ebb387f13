import { describe, expect, it } from 'vitest'
import { dateByAparahna } from './aparahna.ts'
import { addDays } from './civilDate.ts'
import type { Place } from './place.ts'
import { type Yearly, yearlyDays } from './repeats.ts'
import { roughDaylight, roughMonth, roughPhase } from './test/roughSky.ts'

const pune: Place = { name: 'Pune', lat: 18.52, lon: 73.857, tz: 'Asia/Kolkata' }
const phoenix: Place = { name: 'Phoenix', lat: 33.448, lon: -112.074, tz: 'America/Phoenix' }

const [first, last] = ['2026-01-01', '2045-12-31']

type Rule = 'sunrise' | 'aparahna'
type Family = { month: number; tithi: number; rule: Rule }

/** Every month and every tithi, each rule twenty times. */
const families: Family[] = Array.from({ length: 40 }, (_, index) => ({
  month: ((index * 5) % 12) + 1,
  tithi: ((index * 7) % 30) + 1,
  rule: index % 2 === 0 ? 'sunrise' : 'aparahna',
}))

type Row = { date: string; sunrise: number; afternoon: number[] }

/** Tithis counted from the new moon of January 2000, at sunrise and through the afternoon. */
function tableOf({ lat, lon }: Place, utcHours: number): Row[] {
  const rows: Row[] = []
  for (let date = addDays(first, -3); date <= addDays(last, 3); date = addDays(date, 1)) {
    const { rise, set } = roughDaylight(date, { lat, lon, utcHours })
    const at = (share: number): number => roughPhase(rise + (set - rise) * share) / 12
    rows.push({
      date,
      sunrise: at(0),
      afternoon: Array.from({ length: 41 }, (_, step) => at(0.6 + step * 0.005)),
    })
  }
  return rows
}

/** Three minutes of the sky: more than the two almanacs are apart. */
const close = 0.0022

/** The dates in a table, and whether another one is within the error of the table. */
function expectedDates(rows: readonly Row[], { month, tithi, rule }: Family) {
  const months = Array.from({ length: 255 }, (_, index) => roughMonth(318 + index))
  return months
    .filter((each) => each.month === month && !each.isAdhika)
    .map(({ lunation }) => lunation * 30 + tithi - 1)
    .flatMap((count) => {
      const from = rows.findIndex(({ sunrise }) => sunrise > count - 2.5)
      const near = rows.slice(Math.max(from, 0), from + 6)
      if (from <= 0 || near.length < 6) return []
      const [date, ...others] = [0, close, -close].map((error) =>
        rule === 'sunrise' ? bySunrise(near, count + error) : byAfternoon(near, count + error),
      )
      return [{ date: date ?? '', isClose: others.some((other) => other !== date), others }]
    })
    .filter(({ date }) => date >= first && date <= last)
}

function bySunrise(rows: readonly Row[], start: number): string | undefined {
  const within = rows.find(({ sunrise }) => sunrise >= start && sunrise < start + 1)
  return (within ?? rows.findLast(({ sunrise }) => sunrise < start))?.date
}

function byAfternoon(rows: readonly Row[], start: number): string | undefined {
  const counts = rows.map(
    ({ afternoon }) => afternoon.filter((at) => at >= start && at < start + 1).length,
  )
  const most = Math.max(...counts)
  if (most > 0) return rows[counts.indexOf(most)]?.date
  const next = rows.findIndex(({ afternoon }) => (afternoon[0] ?? 0) >= start + 1)
  return rows[next - 1]?.date
}

const yearly = ({ month, tithi: day }: Family): Yearly => ({
  id: 'seva',
  slug: 'seva',
  by: 'tithi',
  month,
  day,
  since: first,
})

describe.each([
  [pune, 5.5],
  [phoenix, -7],
] as const)('Yearly sevas of forty families for twenty years', (place, utcHours) => {
  const rows = tableOf(place, utcHours)

  it(`are on the dates of an independent table at ${place.name}`, () => {
    let [compared, narrow, withoutSunrise, atTwo] = [0, 0, 0, 0]
    for (const family of families) {
      const dayRule = family.rule === 'aparahna' ? dateByAparahna : undefined
      const days = yearlyDays(place, yearly(family), first, last, { dayRule })
      const expected = expectedDates(rows, family)
      expect(days.map(({ date }) => date.slice(0, 7))).toHaveLength(expected.length)
      for (const [index, { date, isClose, others }] of expected.entries()) {
        const day = days[index]
        if (isClose) {
          narrow++
          expect([date, ...others]).toContain(day?.date)
        } else expect({ family, date: day?.date }).toEqual({ family, date })
        compared++
        if (day?.rule === 'no-sunrise-begins') withoutSunrise++
        if (day?.rule === 'first-of-two-sunrises') atTwo++
      }
    }
    expect(compared).toBeGreaterThan(790)
    expect(narrow).toBeLessThan(compared / 40)
    expect(withoutSunrise).toBeGreaterThan(5)
    expect(atTwo).toBeGreaterThan(5)
  })
})

describe('A seva in a month that comes twice', () => {
  // Adhika months of these years: Jyeshtha 2026, Chaitra 2029, Bhadrapada 2031, Ashadha 2034.
  it.each([
    [2026, 3],
    [2029, 1],
    [2031, 6],
    [2034, 4],
  ])('of %i is once, in the ordinary one', (year, month) => {
    const family: Family = { month, tithi: 8, rule: 'sunrise' }
    const [day, ...more] = yearlyDays(pune, yearly(family), `${year}-01-01`, `${year}-12-31`)
    expect(more).toEqual([])
    expect(day?.dated?.lunarMonth).toMatchObject({ index: month - 1, isAdhika: false })
    const before = roughMonth(
      Math.floor(roughPhase(Date.parse(`${day?.date}T00:00:00Z`)) / 360) - 1,
    )
    expect(before).toMatchObject({ month, isAdhika: true })
  })
})
