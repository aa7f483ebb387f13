import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { observances } from '#almanac/observances.ts'
import { monthGrid } from '#almanac/panchang.ts'
import { compareAll, moonriseDifferences, shareWithin } from '#almanac/test/compare.ts'
import { cities } from '#almanac/test/published.ts'
import { bundleAlmanac } from './almanacBundle.ts'
import { launchOptions } from '#e2e/browser.ts'
import { median, type Row } from './report.ts'

const slowdown = 4
const kilobyte = 1_024

/** How often we agree with published tables, and how long a city's year takes. */
export async function benchAlmanac(): Promise<Row[]> {
  const code = await bundleAlmanac()
  return [
    ...accuracy(),
    ...speedInNode(),
    ...wholeYears(),
    ...(await speedInChromium(code)),
    ...size(code),
  ]
}

function accuracy(): Row[] {
  const all = compareAll()
  const exact = all.filter(({ row, ours }) => row.date === ours.date).length
  const moonrises = moonriseDifferences(all)
  const percent = (minutes: number): number => 100 * shareWithin(moonrises, minutes)
  return [
    { name: 'published rows', value: all.length },
    atMost('rows with another date (each shown to be wrong)', all.length - exact, 5),
    { name: 'printed moonrises', value: moonrises.length },
    { name: 'the same minute, %', value: percent(0) },
    atLeast('within 1 minute, %', percent(1), 96),
    atLeast('within 2 minutes, %', percent(2), 98),
  ]
}

const year = (from: number): [string, string] => [`${from}-01-01`, `${from}-12-31`]

function speedInNode(): Row[] {
  const times = cities.map((city, index) => timed(() => observances(city, ...year(1960 + index))))
  const grids = cities.map((city, index) => timed(() => monthGrid(city, 1960 + index, 8)))
  return [
    atMost('a city’s year in Node, median ms', median(times), 40),
    { name: 'a month’s grid in Node, median ms', value: median(grids) },
  ]
}

const wholeCities = ['Pune', 'New Delhi', 'Chennai', 'London', 'New York', 'Toronto', 'Vancouver']

/** Each in three years, each of them in a process of its own. */
function wholeYears(): Row[] {
  const file = join(import.meta.dirname, 'wholeYear.ts')
  const runs = wholeCities.flatMap((city, index) =>
    [1960, 2026, 2040].map((from) =>
      execFileSync(process.execPath, [file, city, String(from + index)], { encoding: 'utf8' })
        .split(' ')
        .map(Number),
    ),
  )
  const row = (name: string, column: number): Row => {
    const times = runs.map((run) => run[column] ?? NaN)
    const [least, most] = [Math.min(...times), Math.max(...times)]
    return {
      ...atMost(name, median(times), 120),
      range: `${least.toFixed(0)} to ${most.toFixed(0)}`,
    }
  }
  return [
    row('a city’s year with everything, in a new process, median ms', 0),
    row('the same, processor time of its thread', 1),
  ]
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** In pages slowed down like a phone: the first year each page computes, and the later ones. */
async function speedInChromium(code: string): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    const firsts: number[] = []
    const laters: number[] = []
    for (let visit = 0; visit < 7; visit++) {
      const page = await browser.newPage()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.addScriptTag({ content: code })
      const place = cities[visit]
      const [first = NaN, ...rest] = await page.evaluate((place) => {
        const { Almanac } = globalThis as unknown as {
          Almanac: { observances: (place: unknown, from: string, to: string) => unknown }
        }
        return [2026, 2027, 2028, 2029, 2030].map((year) => {
          const start = performance.now()
          Almanac.observances(place, `${year}-01-01`, `${year}-12-31`)
          return performance.now() - start
        })
      }, place)
      firsts.push(first)
      laters.push(...rest)
      await page.close()
    }
    return [
      atMost(`a page’s first year, Chromium ${slowdown}× slower, median ms`, median(firsts), 150),
      atMost(`a city’s year, Chromium ${slowdown}× slower, median ms`, median(laters), 150),
    ]
  } finally {
    await browser.close()
  }
}

const size = (code: string): Row[] => [
  atMost('script with its astronomy, gzip KB', gzipSync(code, { level: 9 }).length / kilobyte, 28),
  {
    name: 'script with its astronomy, brotli KB',
    value: brotliCompressSync(code).length / kilobyte,
  },
]

const atMost = (name: string, value: number, goal: number): Row => ({
  name,
  value,
  goal: `≤ ${goal}`,
  isMet: value <= goal,
})

const atLeast = (name: string, value: number, goal: number): Row => ({
  name,
  value,
  goal: `≥ ${goal}`,
  isMet: value >= goal,
})
