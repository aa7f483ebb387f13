import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limbsOf } from '#almanac/limbs.ts'
import { panchang } from '#almanac/panchang.ts'
import { samvatsaraName } from '#app/i18n/mr/panchang/samvatsaras.ts'
import * as hindi from '#contract/i18n/hi/almanacNames.ts'
import * as marathi from '#contract/i18n/mr/almanacNames.ts'

const newDelhi = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }

const page = readFileSync(
  join(import.meta.dirname, '../../../../docs/hindi/side-by-side.md'),
  'utf8',
)

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

/** What the page says of each day; made from almanacs in print, not by ours. */
const days = page
  .split('\n')
  .filter((line) => /^\| \d{4}-/.test(line))
  .map((line) => {
    const [, date = '', inMarathi = '', inHindi = '', , sources = ''] = cellsOf(line)
    return { date, inMarathi, inHindi, sources: sources.split(' ') }
  })

const at = (date: string) => {
  const { lunarMonth, tithis } = panchang(newDelhi, date)
  return { lunarMonth, tithi: tithis[0]?.number ?? 0, eras: limbsOf(newDelhi, date).eras }
}

const saidInMarathi = (date: string): string => {
  const { lunarMonth, tithi, eras } = at(date)
  const { monthName, fullTithiName } = marathi
  const month = monthName(lunarMonth.name, lunarMonth.isAdhika)
  return `शके ${eras.shaka} ${samvatsaraName(eras.samvatsara)}, ${month} ${fullTithiName(tithi)}`
}

const saidInHindi = (date: string): string => {
  const { lunarMonth, tithi, eras } = at(date)
  const month = hindi.monthOf(lunarMonth, tithi)
  return `विक्रम संवत ${eras.vikram.chaitra}, ${month} ${hindi.fullTithiName(tithi)}`
}

describe('The page that has both languages side by side', () => {
  test.each(days)('names $date as almanacs in print do', ({ date, inMarathi, inHindi }) => {
    expect(saidInMarathi(date)).toBe(inMarathi)
    expect(saidInHindi(date)).toBe(inHindi)
  })

  test('has forty days, in order, of each of the years', () => {
    const dates = days.map(({ date }) => date)
    expect(new Set(dates).size).toBe(40)
    expect(dates).toEqual(dates.toSorted())
    const years = new Set(dates.map((date) => date.slice(0, 4)))
    expect([...years]).toEqual(['2026', '2027', '2028', '2029'])
  })

  test('has days on which the months differ, days on which they do not, and added months', () => {
    const monthIn = (said: string) =>
      said.replace(/^.*, /, '').replace('आषाढ', 'आषाढ़').split(' ')[0]
    const differing = days.filter(
      ({ inMarathi, inHindi }) => monthIn(inMarathi) !== monthIn(inHindi),
    )
    expect(differing.length).toBeGreaterThanOrEqual(20)
    expect(days.length - differing.length).toBeGreaterThanOrEqual(12)
    expect(days.filter(({ inHindi }) => inHindi.includes('अधिक')).length).toBeGreaterThanOrEqual(5)
  })

  test('has a source for each day, and says what each source is', () => {
    const known = new Set([...page.matchAll(/^\| ([A-Z]|\d+) \|/gm)].map(([, mark]) => mark))
    const used = new Set(days.flatMap(({ sources }) => sources))
    expect(used).toEqual(known)
    expect(days.filter(({ sources }) => !sources.includes('D'))).toEqual([])
  })
})
