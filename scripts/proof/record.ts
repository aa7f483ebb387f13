import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWords } from '#scripts/suites/counts.ts'
import type { StepResult } from '#scripts/suites/steps.ts'
import { root } from '#scripts/suites/programs.ts'

/** How a part ran when all of it ran last. */
export type ProofRun = {
  /** Where, and whether something was not committed. */
  readonly commit: string
  readonly date: string
  readonly passed: number
  readonly failed: number
  /** What was not there to be run, such as a browser. */
  readonly skipped?: number
  readonly minutes: number
  readonly cpuSeconds: number | null
}
export type Record = Readonly<{ [part: string]: ProofRun }>

const file = join(root, 'docs/proof.json')

export const readRecord = (): Record =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** In the order of their names, so that a run changes its own lines alone. */
export const withRun = (record: Record, part: string, ran: ProofRun): Record =>
  Object.fromEntries(
    Object.entries({ ...record, [part]: ran }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** What the runs themselves write is no change. */
const records = ['docs/proof.json', 'e2e/flakes.json']

const commitNow = (): string => {
  const others = records.map((path) => `:!${path}`)
  const isClean = git('status', '--porcelain', '--', '.', ...others) === ''
  return git('rev-parse', '--short=10', 'HEAD') + (isClean ? '' : ' with changes')
}

/** Called when a run begins: what it was about is what was there then. */
export const openRecord = () => {
  const commit = commitNow()
  return ({ name, counts, minutes, cpu }: StepResult): void => {
    const ran = {
      commit,
      date: new Date().toISOString().slice(0, 10),
      passed: counts.passed,
      failed: counts.failed,
      ...(counts.skipped > 0 && { skipped: counts.skipped }),
      minutes: Number(minutes.toFixed(1)),
      cpuSeconds: cpu === null ? null : Math.round(cpu),
    }
    writeFileSync(file, `${JSON.stringify(withRun(readRecord(), name, ran), null, 2)}\n`)
  }
}

export const inOneLine = (ran: ProofRun | undefined): string => {
  if (!ran) return 'never run'
  const cpu = ran.cpuSeconds === null ? '' : `, ${ran.cpuSeconds} CPU s`
  const counts = inWords({ ...ran, skipped: ran.skipped ?? 0 })
  return `${ran.date}, ${ran.commit}: ${counts}, ${ran.minutes} min${cpu}`
}
