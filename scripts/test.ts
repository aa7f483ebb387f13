import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingNames } from '#server/config.ts'
import { findChromium, howToGetChromium } from './chromium.ts'
import {
  add,
  type Counts,
  countJourneys,
  countUnit,
  inWords,
  type JourneysReport,
  judge,
  nothing,
  type UnitReport,
  unitFailures,
} from './counts.ts'

const root = join(import.meta.dirname, '..')

/** Tests use neither the settings nor the database of the app somebody runs from the same terminal. */
const settings = new Set([...settingNames, 'NODE_ENV'])
const cleanEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !settings.has(name)),
)

const steps: Readonly<Record<string, () => Promise<Counts>>> = {
  lint: () => runAsOne('lint'),
  types: () => runAsOne('types'),
  unit: runUnit,
  journeys: runJourneys,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(steps, name))
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}: there are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

/**
 * The steps' temporary files go with this folder, whether or not a step clears up. Others may enter:
 * the PostgreSQL of the server's tests runs as a user of its own.
 */
const temporary = await mkdtemp(join(tmpdir(), 'modak-test-'))
await chmod(temporary, 0o755)

let running: ChildProcess | undefined
let isStopped = false
const stop = (): void => {
  isStopped = true
  running?.kill('SIGTERM')
}
process.on('SIGINT', stop).on('SIGTERM', stop)

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    running = spawn(command, args, {
      cwd: root,
      env: { ...cleanEnv, TMPDIR: temporary, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    running.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    running.on('close', (code) => resolve(code ?? 1))
  })

/** A package's program under this very Node, the pinned one. */
const runProgram = (file: string, args: string[], env?: Record<string, string>): Promise<number> =>
  run(process.execPath, [join(root, 'node_modules', file), ...args], env)

/** Nothing counted, where the step crashed before it wrote its report. */
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

async function runAsOne(script: string): Promise<Counts> {
  const exitCode = await run('npm', ['run', '--silent', script])
  return judge(exitCode === 0 ? { ...nothing, passed: 1 } : nothing, exitCode)
}

async function runUnit(): Promise<Counts> {
  const file = join(temporary, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const exitCode = await runProgram('vitest/vitest.mjs', ['run', ...reporters])
  const counts = await readCounts<UnitReport>(file, (report) => {
    failures.push(...unitFailures(report))
    return countUnit(report)
  })
  return judge(counts, exitCode)
}

async function runJourneys(): Promise<Counts> {
  const chromium = findChromium()
  if (!chromium) {
    console.error(howToGetChromium)
    return judge(nothing, 1)
  }
  const file = join(temporary, 'journeys.json')
  const exitCode = await runProgram(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  return judge(await readCounts<JourneysReport>(file, countJourneys), exitCode)
}

/** Named again at the end, where many an output is cut off before. */
const failures: string[] = []
const results: { name: string; counts: Counts }[] = []
for (const [name, runStep] of Object.entries(steps)) {
  if (isStopped || (wanted.length > 0 && !wanted.includes(name))) continue
  console.log(`\n— ${name}`)
  results.push({ name, counts: await runStep() })
}
await rm(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

const total = add(results.map(({ counts }) => counts))
console.log()
for (const failure of failures) console.log(`✘ ${failure.replace(`${root}/`, '')}`)
for (const { name, counts } of results) console.log(`${name.padEnd(9)} ${inWords(counts)}`)
console.log(inWords(total))
process.exitCode = total.failed > 0 || isStopped ? 1 : 0
