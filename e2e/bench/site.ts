import { median, type Row } from './report.ts'
import { readSitemaps } from './sitemap.ts'
import {
  categories,
  floorPath,
  type VisitMetrics,
  pictureFloorPath,
  withLighthouse,
} from './visits.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const wantedPaths = process.env['BENCH_PATHS']?.split(',')

/** Every indexed page; of mantras and of festivals, which are alike, only the first. */
const indexablePaths = async (origin: string): Promise<string[]> =>
  (await readSitemaps(origin)).flatMap(({ file, paths }) =>
    /-(mantras|festivals)\.xml$/.test(file) ? paths.slice(0, 1) : paths,
  )

/**
 * Lighthouse for a phone on every indexed route: its scores as it simulates a slow network, and the
 * largest paint where the network really is that slow, against the floor. The simulation counts
 * whatever had arrived before the paint on the local network, needed for it or not.
 */
export const benchSite = (): Promise<Row[]> =>
  withLighthouse(async (visit, origin) => {
    const paths = wantedPaths ?? (await indexablePaths(origin))
    const scored = new Map<string, VisitMetrics[]>(paths.map((path) => [path, []]))
    const timed = new Map<string, VisitMetrics[]>(
      [floorPath, pictureFloorPath, ...paths].map((path) => [path, []]),
    )
    for (let run = 0; run < runs; run++)
      for (const [all, method] of [
        [scored, 'simulate'],
        [timed, 'devtools'],
      ] as const)
        for (const [path, results] of all) {
          const result = await visit(path, method)
          if (result) results.push(result)
        }
    const paintOf = (path: string) => median((timed.get(path) ?? []).map(({ lcp }) => lcp))
    return [
      { name: 'floor of words, LCP ms', value: paintOf(floorPath) },
      { name: 'floor of a picture, LCP ms', value: paintOf(pictureFloorPath) },
      ...paths.flatMap((path) => {
        const element = timed.get(path)?.[0]?.element ?? 'every run was thrown away'
        // A picture as the largest thing is a second request, on an empty page too.
        const floor = paintOf(element.startsWith('<img') ? pictureFloorPath : floorPath)
        return [
          ...scoresOf(path, scored.get(path) ?? []),
          atMost(`${path}, LCP ÷ floor`, paintOf(path) / floor, element.slice(0, 60)),
        ]
      }),
    ]
  })

const atMost = (name: string, value: number, range: string): Row => ({
  name,
  value,
  goal: '≤ 1.25',
  isMet: value <= 1.25,
  range,
})

function scoresOf(path: string, all: readonly VisitMetrics[]): Row[] {
  const scores = categories.map((category) =>
    median(all.map(({ scores }) => scores[category] ?? 0)),
  )
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
  ]
}
