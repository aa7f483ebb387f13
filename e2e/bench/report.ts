import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One measured figure. `goal` is absent if a figure is reported for comparison only. */
export type Row = {
  name: string
  value: number
  range?: string
  goal?: string
  isMet?: boolean
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, value, range = '', goal = '', isMet } of rows) {
    const mark = isMet === undefined ? ' ' : isMet ? '✓' : '✗'
    const figure = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1)
    console.log(
      `  ${mark} ${name.padEnd(width)}  ${figure.padStart(9)}  ${goal.padEnd(8)} ${range}`,
    )
  }
}

/** Writes the run's figures beside the earlier ones, named by its day. */
export async function writeResults(results: Record<string, readonly Row[]>): Promise<string> {
  const folder = join(import.meta.dirname, 'history')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${new Date().toISOString().slice(0, 10)}.json`)
  const environment = { node: process.version, platform: process.platform, arch: process.arch }
  // Benchmarks may be run one at a time; the day's latest figure of each counts.
  const earlier = await readFile(file, 'utf8').then(
    (text) => (JSON.parse(text) as { results: typeof results }).results,
    () => ({}),
  )
  const day = { environment, results: { ...earlier, ...results } }
  await writeFile(file, `${JSON.stringify(day, null, 2)}\n`)
  return file
}
