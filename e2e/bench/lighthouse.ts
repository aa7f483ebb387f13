import { median, type Row } from './report.ts'
import {
  categories,
  floorPath,
  type Measured,
  type Method,
  type Visit,
  withLighthouse,
} from './visits.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const paths = ['/', '/mantras']

/**
 * Lighthouse for a phone, our pages and the floor (a page of one line from the same process)
 * interleaved, with simulated and with applied throttling.
 */
export const benchLighthouse = (): Promise<Row[]> =>
  withLighthouse(async (visit) => [
    ...(await benchMethod(visit, 'simulate')),
    ...(await benchMethod(visit, 'devtools')),
  ])

async function benchMethod(visit: Visit, method: Method): Promise<Row[]> {
  const measured = new Map<string, Measured[]>([floorPath, ...paths].map((path) => [path, []]))
  for (let run = 0; run < runs; run++)
    for (const [path, results] of measured) {
      const result = await visit(path, method)
      if (result) results.push(result)
    }
  const floor = median((measured.get(floorPath) ?? []).map(({ lcp }) => lcp))
  const rows: Row[] = [{ name: `${method}: floor, LCP ms`, value: floor }]
  for (const path of paths)
    rows.push(...describe(`${method}: ${path}`, measured.get(path) ?? [], floor))
  return rows
}

function describe(name: string, all: Measured[], floor: number): Row[] {
  if (all.length === 0)
    return [{ name: `${name}: every run was thrown away`, value: NaN, isMet: false }]
  const of = (pick: (one: Measured) => number) => median(all.map(pick))
  const ratio = of(({ lcp }) => lcp) / floor
  const score = (category: string) => of(({ scores }) => scores[category] ?? 0)
  const tbt = of(({ tbt }) => tbt)
  const cls = of(({ cls }) => cls)
  console.log(`  ${name}: the largest element is ${all[0]?.element}`)
  return [
    { name: `${name}, LCP ms`, value: of(({ lcp }) => lcp) },
    { name: `${name}, LCP ÷ floor`, value: ratio, goal: '≤ 1.15', isMet: ratio <= 1.15 },
    { name: `${name}, TBT ms`, value: tbt, goal: '≤ 150', isMet: tbt <= 150 },
    { name: `${name}, CLS`, value: cls, goal: '≤ 0.01', isMet: cls <= 0.01 },
    ...categories.map((category) => {
      const goal = category === 'performance' ? 97 : 100
      const value = score(category)
      return { name: `${name}, ${category}`, value, goal: `≥ ${goal}`, isMet: value >= goal }
    }),
  ]
}
