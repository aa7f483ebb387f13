import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Copy } from './copy.ts'
import { type ProgramResult, run } from './programs.ts'

/** The parts we read of what `vitest --reporter=json` and Playwright write. */
type UnitReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}
type JourneysReport = {
  readonly suites: readonly {
    readonly file: string
    readonly specs?: readonly { readonly ok: boolean }[]
    readonly suites?: JourneysReport['suites']
  }[]
}

/** The test files that failed, or `hung`. */
export type FailedTests = readonly string[] | 'hung'

const projects = ['pure', 'sqlite', 'app'].map((name) => `--project=${name}`)

/** Nothing was reported if it broke before its first test: then its own words say why. */
const readReport = <Report>(file: string, { output }: ProgramResult): Report => {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    return report
  } catch {
    throw new Error(`The tests did not run:\n${output.slice(-2000)}`)
  } finally {
    rmSync(file, { force: true })
  }
}

/** A file that was cut short because another one failed is reported as failed, too. */
const isFailed = ({ status, message, assertionResults }: UnitReport['testResults'][number]) =>
  status === 'failed' &&
  (message !== '' || assertionResults.some((assertion) => assertion.status === 'failed'))

/** Runs test files in the copy until one fails. */
export const runTests = async (
  { folder, temporary }: Copy,
  tests: readonly string[],
): Promise<FailedTests> => {
  const file = join(temporary, 'unit.json')
  const ended = await run({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--bail=1',
      '--passWithNoTests',
      '--reporter=json',
      `--outputFile=${file}`,
      ...projects,
      ...tests,
    ],
    cwd: folder,
    env: { TMPDIR: temporary },
  })
  if (ended.isHung) return 'hung'
  if (ended.isOk) return []
  const { testResults } = readReport<UnitReport>(file, ended)
  const failed = testResults.filter(isFailed)
  if (failed.length === 0) throw new Error(`No test failed, and yet:\n${ended.output.slice(-2000)}`)
  return failed.map(({ name }) => relative(folder, name))
}

const failedIn = (suites: JourneysReport['suites']): boolean =>
  suites.some((one) => one.specs?.some(({ ok }) => !ok) === true || failedIn(one.suites ?? []))

/** Builds the copy and runs journeys of the quick suite in it until one fails. */
export const runJourneys = async (
  { folder, temporary }: Copy,
  journeys: readonly string[],
): Promise<FailedTests> => {
  const env = { TMPDIR: temporary }
  const built = await run({ args: ['scripts/bootstrap.mjs', 'build'], cwd: folder, env })
  if (!built.isOk) throw new Error(`It cannot be built:\n${built.output.slice(-2000)}`)
  const file = join(temporary, 'journeys.json')
  const ended = await run({
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--grep-invert=@proof',
      '--max-failures=1',
      '--retries=1',
      '--reporter=json',
      ...journeys,
    ],
    cwd: folder,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  if (ended.isHung) return 'hung'
  if (ended.isOk) return []
  const { suites } = readReport<JourneysReport>(file, ended)
  return suites.filter((one) => failedIn([one])).map((one) => `e2e/journeys/${one.file}`)
}
