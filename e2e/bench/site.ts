import { median, type Row } from './report.ts'
import { categories, floorPath, type Measured, withLighthouse } from './visits.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const wantedPaths = process.env['BENCH_PATHS']?.split(',')

const locations = async (url: string): Promise<string[]> =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

/** Every indexed page; of mantras and of festivals, which are alike, only the first. */
async function indexablePaths(origin: string): Promise<string[]> {
  const paths: string[] = []
  for (const file of await locations(`${origin}/sitemap.xml`)) {
    const found = (await locations(file)).map((location) => new URL(location).pathname)
    const isOfAKind = /-(mantras|festivals)\.xml$/.test(file)
    paths.push(...(isOfAKind ? found.slice(0, 1) : found))
  }
  return paths
}

/** Lighthouse for a phone on every indexed route, against the floor. */
export const benchSite = (): Promise<Row[]> =>
  withLighthouse(async (visit, origin) => {
    const paths = wantedPaths ?? (await indexablePaths(origin))
    const measured = new Map<string, Measured[]>([floorPath, ...paths].map((path) => [path, []]))
    for (let run = 0; run < runs; run++)
      for (const [path, results] of measured) {
        const result = await visit(path, 'simulate')
        if (result) results.push(result)
      }
    const floor = median((measured.get(floorPath) ?? []).map(({ lcp }) => lcp))
    return [
      { name: 'floor, LCP ms', value: floor },
      ...paths.flatMap((path) => describe(path, measured.get(path) ?? [], floor)),
    ]
  })

function describe(path: string, all: readonly Measured[], floor: number): Row[] {
  const of = (pick: (one: Measured) => number) => median(all.map(pick))
  const ratio = of(({ lcp }) => lcp) / floor
  const scores = categories.map((category) => of(({ scores }) => scores[category] ?? 0))
  const [performance = NaN, ...others] = scores
  const least = Math.min(...others)
  return [
    { name: `${path}, performance`, value: performance, goal: '≥ 97', isMet: performance >= 97 },
    {
      name: `${path}, the least of the other three`,
      value: least,
      goal: '≥ 100',
      isMet: least >= 100,
    },
    {
      name: `${path}, LCP ÷ floor`,
      value: ratio,
      goal: '≤ 1.2',
      isMet: ratio <= 1.2,
      range: all[0]?.element.slice(0, 60) ?? 'every run was thrown away',
    },
  ]
}
