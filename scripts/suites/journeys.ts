import { join } from 'node:path'
import { findChromium, howToGetChromium } from '#e2e/chromium.ts'
import { journeysOverBudget } from './budgets.ts'
import { add, judge, nothing } from './counts.ts'
import { howToMend, noteSecondTries } from './flakes.ts'
import {
  costsOfJourneys,
  countJourneys,
  type JourneysReport,
  journeysBy,
  nameOf,
} from './journeyCounts.ts'
import { slowness } from './pace.ts'
import { ofPackage, run } from './programs.ts'
import { readReport } from './reports.ts'
import type { Outcome } from './steps.ts'
import type { Suite } from './unit.ts'

type RunOptions = {
  readonly suite: Suite
  readonly temporary: string
  readonly config?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Second tries are noted, for whoever mends them; none without. */
  readonly retries?: number
  /** A copy of the repository with a build of its own. */
  readonly folder?: string
  /** Whether a journey may take only so much. */
  readonly hasBudget?: boolean
}

/** What belongs to the proof says so itself, in a tag or in its file's name. */
const leftToProof = [String.raw`--grep-invert=@proof|\.proof\.spec\.ts`]

/** Runs journeys in a real browser. */
export const runJourneys = async ({
  suite,
  temporary,
  config = 'e2e/playwright.config.ts',
  args = [],
  env = {},
  retries = 1,
  folder,
  hasBudget = suite === 'quick',
}: RunOptions): Promise<Outcome> => {
  if (!findChromium()) {
    console.error(howToGetChromium)
    return { counts: judge(nothing, 1), failures: [howToGetChromium] }
  }
  const report = join(temporary, 'journeys.json')
  const code = await run({
    ...ofPackage('@playwright/test/cli.js', [
      'test',
      '-c',
      config,
      '--reporter=list,json',
      `--retries=${retries}`,
      ...(suite === 'quick' ? leftToProof : []),
      ...args,
    ]),
    folder,
    env: { TMPDIR: temporary, TEST_SUITE: suite, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  })
  const read = await readReport<JourneysReport>(report)
  if (!read) return { counts: judge(nothing, code) }
  const secondTries = journeysBy(read.suites, 'flaky').map(nameOf)
  noteSecondTries(secondTries)
  const costs = costsOfJourneys(read.suites)
  const over = hasBudget ? journeysOverBudget(costs, await slowness()) : []
  const counts = judge(countJourneys(read), code)
  return {
    counts: add([counts, { ...nothing, failed: over.length }]),
    failures: [
      ...journeysBy(read.suites, 'unexpected').map(
        (journey) => `${journey.file}:${journey.line} > ${journey.title}`,
      ),
      ...over,
    ],
    notes: secondTries.map(howToMend),
    costs,
  }
}
