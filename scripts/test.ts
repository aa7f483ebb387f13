import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, howToGetChromium } from '#e2e/chromium.ts'
import {
  add,
  type Counts,
  countUnit,
  inWords,
  judge,
  nothing,
  type UnitReport,
  unitFailures,
} from './counts.ts'
import { countJourneys, type JourneysReport, listJourneys } from './journeyCounts.ts'
import { ofPackage, root, run, stopAll, usualBase } from './programs.ts'

type Step = { readonly counts: Promise<Counts>; readonly show: () => void }

const steps: Readonly<Record<string, () => Step>> = {
  lint: () => runAsOne('lint'),
  types: () => runAsOne('types'),
  unit: () => shown(isChanged ? runRelated() : runUnit()),
  journeys: () => shown(runJourneys()),
}
/** Steps of a group run side by side. */
const groups = [['lint', 'types'], ['unit'], ['journeys']]

const asked = process.argv.slice(2)
const isChanged = asked[0] === '--changed'
const base = isChanged ? (asked[1] ?? usualBase()) : ''
const wanted = isChanged ? ['lint', 'types', 'unit'] : asked
const unknown = wanted.filter((name) => !Object.hasOwn(steps, name))
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}: there are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

/**
 * The steps' temporary files are deleted with this folder, even if a step does not clean up. Other
 * users may enter it, because the server tests' PostgreSQL runs as a different user.
 */
const temporary = await mkdtemp(join(tmpdir(), 'modak-test-'))
await chmod(temporary, 0o755)
const env = { TMPDIR: temporary }

let isStopped = false
const stop = (): void => {
  isStopped = true
  stopAll()
}
process.on('SIGINT', stop).on('SIGTERM', stop)

/** Repeated at the end, because long outputs are often cut off at the beginning. */
const failures: string[] = []
const secondTries: string[] = []

/** Nothing was counted if the step crashed before it wrote its report. */
const readCounts = async <Report>(
  file: string,
  count: (report: Report) => Counts,
): Promise<Counts> => {
  try {
    const report: Report = JSON.parse(await readFile(file, 'utf8'))
    return count(report)
  } catch (error) {
    console.error(`No report of this step: ${error instanceof Error ? error.message : error}`)
    return nothing
  }
}

/** Shows its own output while it runs. */
function shown(counts: Promise<Counts>): Step {
  return { counts, show: () => undefined }
}

/** Holds back its output until it is shown, because another step is writing at the same time. */
function runAsOne(script: string): Step {
  let output = ''
  const ended = run({
    command: 'npm',
    args: ['run', '--silent', script],
    env,
    onOutput: (all) => (output = all),
  })
  const counts = ended.then((code) => judge(code === 0 ? { ...nothing, passed: 1 } : nothing, code))
  return { counts, show: () => void process.stdout.write(output) }
}

async function runVitest(args: readonly string[]): Promise<{ code: number; counts: Counts }> {
  const file = join(temporary, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run({ ...ofPackage('vitest/vitest.mjs', ['run', ...reporters, ...args]), env })
  const counts = await readCounts<UnitReport>(file, (report) => {
    failures.push(...unitFailures(report))
    return countUnit(report)
  })
  return { code, counts }
}

async function runUnit(): Promise<Counts> {
  const { code, counts } = await runVitest([])
  return judge(counts, code)
}

/** A change that no test covers is not a failure. */
async function runRelated(): Promise<Counts> {
  const projects = ['pure', 'sqlite', 'app'].map((name) => `--project=${name}`)
  const { code, counts } = await runVitest([`--changed=${base}`, '--passWithNoTests', ...projects])
  return code === 0 ? counts : judge(counts, code)
}

async function runJourneys(): Promise<Counts> {
  if (!findChromium()) {
    console.error(howToGetChromium)
    return judge(nothing, 1)
  }
  const file = join(temporary, 'journeys.json')
  const code = await run({
    ...ofPackage('@playwright/test/cli.js', [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ]),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const counts = await readCounts<JourneysReport>(file, (report) => {
    failures.push(...listJourneys(report.suites, 'unexpected'))
    secondTries.push(...listJourneys(report.suites, 'flaky'))
    return countJourneys(report)
  })
  return judge(counts, code)
}

const results: { name: string; counts: Counts }[] = []
for (const group of groups) {
  const names = group.filter((name) => wanted.length === 0 || wanted.includes(name))
  if (isStopped || names.length === 0) continue
  const begun = performance.now()
  const started = names.map((name) => ({ name, ...steps[name]?.() }))
  for (const { name, counts, show } of started) {
    console.log(`\n— ${name}`)
    const counted = (await counts) ?? nothing
    show?.()
    results.push({ name, counts: counted })
  }
  console.log(`— ${names.join(' and ')}: ${Math.round((performance.now() - begun) / 1000)} s`)
}
await rm(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

const total = add(results.map(({ counts }) => counts))
console.log()
for (const failure of failures) console.log(`✘ ${failure.replace(`${root}/`, '')}`)
for (const journey of secondTries) console.log(`↻ passed on the second try: ${journey}`)
for (const { name, counts } of results) console.log(`${name.padEnd(9)} ${inWords(counts)}`)
if (isChanged)
  console.log(
    `Only tests that import what changed since ${base}. Left out: PostgreSQL, the site without script, faults and journeys.`,
  )
console.log(inWords(total))
process.exitCode = total.failed > 0 || isStopped ? 1 : 0
