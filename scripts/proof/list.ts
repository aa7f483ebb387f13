import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { allJourneys, type JourneysReport } from '#scripts/suites/journeyCounts.ts'
import { root } from '#scripts/suites/programs.ts'
import { clocks } from './clocks.ts'
import type { Part } from './parts.ts'
import { inOneLine, readRecord } from './record.ts'

const folders = 'almanac,app,contract,e2e,migrations,scripts,server,sw'
const files = (pattern: string): string[] => globSync(`{${folders}}/**/${pattern}`, { cwd: root })

const listJourneys = (): { all: number; proof: number } => {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [playwright, 'test', '-c', 'e2e/playwright.config.ts', '--list', '--reporter=json']
  const output = execFileSync(process.execPath, args, { cwd: root, maxBuffer: Infinity })
  const { suites }: JourneysReport = JSON.parse(String(output))
  const journeys = allJourneys(suites)
  const proof = journeys.filter(
    ({ file, tags = [] }) => file.endsWith('.proof.spec.ts') || tags.includes('proof'),
  )
  return { all: journeys.length, proof: proof.length }
}

/** How much each part holds. */
const sizes = (): Readonly<Record<string, string>> => {
  const journeys = listJourneys()
  const quick = journeys.all - journeys.proof
  return {
    unit: `${files('*.test.{ts,tsx}').length} files, ${files('*.proof.test.{ts,tsx}').length} of them here only`,
    faults: `${files('*.faults.ts').length} files`,
    journeys: `${journeys.all}, ${journeys.proof} of them here only`,
    clocks: `${quick} journeys at ${Object.keys(clocks).length} moments`,
    mutants: `${files('mutants/*.patch').length} bugs`,
  }
}

export const listParts = (parts: readonly Part[]): string => {
  const record = readRecord()
  const size = sizes()
  return parts
    .map(({ name, holds }) => {
      const much = size[name] === undefined ? '' : ` (${size[name]})`
      return `${name.padEnd(9)} ${holds}${much}\n${' '.repeat(9)} ${inOneLine(record[name])}`
    })
    .join('\n')
}
