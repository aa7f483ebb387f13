import { median, type Row } from './report.ts'
import { taps, timeToTap } from './tap.ts'
import {
  categories,
  floorPath,
  type VisitMetrics,
  type Method,
  type Visit,
  withLighthouse,
} from './visits.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const paths = ['/', '/mantras', '/calendar']
/** A stock WordPress for comparison, if one is installed. */
const wordPress = process.env['WORDPRESS_URL']

/**
 * Lighthouse for a phone, alternating between our pages and the floor (a one-line page from the
 * same process), with applied and with simulated throttling; and in between, when a tap works.
 */
export const benchLighthouse = (): Promise<Row[]> =>
  withLighthouse(async (visit, origin) => [
    ...(await benchMethod(visit, 'devtools')),
    ...(await benchTaps(origin)),
    ...(await benchMethod(visit, 'simulate')),
  ])

async function benchMethod(visit: Visit, method: Method): Promise<Row[]> {
  const measured = new Map<string, VisitMetrics[]>(
    [floorPath, ...paths, ...(wordPress ? [wordPress] : [])].map((path) => [path, []]),
  )
  for (let run = 0; run < runs; run++)
    for (const [path, results] of measured) {
      const result = await visit(path, method)
      if (result) results.push(result)
    }
  const floors = measured.get(floorPath) ?? []
  const floor = {
    lcp: median(floors.map(({ lcp }) => lcp)),
    speedIndex: median(floors.map(({ speedIndex }) => speedIndex)),
  }
  const rows: Row[] = [
    { name: `${method}: floor, LCP ms`, value: floor.lcp },
    { name: `${method}: floor, Speed Index`, value: floor.speedIndex },
  ]
  for (const path of paths)
    rows.push(...describe(`${method}: ${path}`, measured.get(path) ?? [], floor, method))
  if (wordPress) rows.push(...compare(`${method}: WordPress`, measured.get(wordPress) ?? []))
  return rows
}

async function benchTaps(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of paths) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await timeToTap(origin, path))
    const value = median(times)
    const name = `applied: ${path}, ${taps[path]?.button} works after ms`
    rows.push({ name, value, goal: '≤ 2500', isMet: value <= 2_500 })
  }
  return rows
}

function compare(name: string, all: VisitMetrics[]): Row[] {
  if (all.length === 0) return []
  const of = (pick: (one: VisitMetrics) => number) => median(all.map(pick))
  return [
    { name: `${name}, LCP ms`, value: of(({ lcp }) => lcp) },
    { name: `${name}, interactive ms`, value: of(({ interactive }) => interactive) },
    { name: `${name}, Speed Index`, value: of(({ speedIndex }) => speedIndex) },
    { name: `${name}, scripts`, value: of(({ scripts }) => scripts) },
    { name: `${name}, scripts KB`, value: of(({ scriptBytes }) => scriptBytes / 1024) },
  ]
}

/** What the same visit to a page of one line takes. */
type Baseline = Pick<VisitMetrics, 'lcp' | 'speedIndex'>

function describe(name: string, all: VisitMetrics[], floor: Baseline, method: Method): Row[] {
  if (all.length === 0)
    return [{ name: `${name}: every run was thrown away`, value: NaN, isMet: false }]
  const of = (pick: (one: VisitMetrics) => number) => median(all.map(pick))
  const atMost = (what: string, value: number, limit: number): Row => ({
    name: `${name}, ${what}`,
    value,
    goal: `≤ ${limit}`,
    isMet: value <= limit,
  })
  console.log(`  ${name}: the largest element is ${all[0]?.element}`)
  const lcp = of((one) => one.lcp)
  const speedIndex = of((one) => one.speedIndex)
  const cls = atMost(
    'CLS',
    of((one) => one.cls),
    0.02,
  )
  if (method === 'simulate') {
    return [
      { name: `${name}, LCP ms`, value: lcp },
      cls,
      ...categories.map((category) => {
        const goal = category === 'performance' ? 95 : 100
        const value = of(({ scores }) => scores[category] ?? 0)
        return { name: `${name}, ${category}`, value, goal: `≥ ${goal}`, isMet: value >= goal }
      }),
    ]
  }
  return [
    atMost(
      'scripts',
      of((one) => one.scripts),
      10,
    ),
    atMost(
      'scripts KB',
      of((one) => one.scriptBytes / 1024),
      200,
    ),
    { name: `${name}, LCP ms`, value: lcp },
    atMost('LCP ÷ floor', lcp / floor.lcp, 1.25),
    atMost(
      'interactive ms',
      of((one) => one.interactive),
      5_000,
    ),
    atMost(
      'blocking ms',
      of((one) => one.tbt),
      200,
    ),
    { name: `${name}, Speed Index`, value: speedIndex },
    atMost('Speed Index ÷ floor', speedIndex / floor.speedIndex, 1.5),
    cls,
  ]
}
