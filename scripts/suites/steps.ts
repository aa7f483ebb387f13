import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cost, dearest, stepOverBudget } from './budgets.ts'
import { add, type Counts, inWords, nothing } from './counts.ts'
import { countCpu } from './cpu.ts'
import { slowness } from './pace.ts'
import { root, stopAll } from './programs.ts'
import { temporaryParent } from './temporaryFolder.ts'

/** What a step found. */
export type Outcome = {
  readonly counts: Counts
  /** One line each, repeated at the end, because long outputs are often cut off at the beginning. */
  readonly failures?: readonly string[]
  readonly notes?: readonly string[]
  /** Of the parts that can be told apart. */
  readonly costs?: readonly Cost[]
  /** What a step held back, because another one was writing at the same time. */
  readonly output?: string
}

export type Step = { readonly name: string; readonly run: () => Promise<Outcome> }
/** Steps of a group run side by side, and are measured together. */
export type Group = {
  readonly steps: readonly Step[]
  /** The steps' own names without it. */
  readonly name?: string
  readonly budget?: number
}

export type StepResult = {
  readonly name: string
  readonly counts: Counts
  readonly minutes: number
  readonly cpu: number | null
}

/** Of everything that runs until `close`: some tests leave files behind. */
export const openTemporary = async () => {
  const folder = await mkdtemp(join(await temporaryParent(), 'modak-test-'))
  // Other users may enter it, because the tests' PostgreSQL runs as a different user.
  await chmod(folder, 0o755)
  return {
    folder,
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}

const inMinutes = (since: number): number => (performance.now() - since) / 60_000

const nameOf = ({ name, steps }: Group): string =>
  name ?? steps.map((step) => step.name).join(' and ')

const figures = (minutes: number, cpu: number | null, slow: number): string =>
  [
    `${minutes.toFixed(1)} min`,
    ...(cpu === null ? [] : [`${Math.round(cpu)} CPU s`]),
    ...(slow > 1 ? [`on a machine ${slow.toFixed(1)} times slower than an ordinary one`] : []),
  ].join(', ')

/** Runs groups one after the other, and closes with `N passed, N failed`. */
export const runGroups = async (
  groups: readonly Group[],
  onMeasured: (measured: StepResult) => void = () => undefined,
) => {
  let isStopped = false
  const stop = (): void => {
    isStopped = true
    stopAll()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)

  const failures: string[] = []
  const notes: string[] = []
  const lines: string[] = []
  const measured: StepResult[] = []
  const note = (name: string, counts: Counts, cost = ''): void =>
    void lines.push(`${name.padEnd(14)} ${inWords(counts)}${cost}`)

  for (const group of groups) {
    if (isStopped) break
    const begun = performance.now()
    const cpu = countCpu()
    const outcomes = await Promise.all(
      group.steps.map(async ({ name, run }) => {
        if (group.steps.length === 1) console.log(`\n— ${name}`)
        const outcome = await run()
        if (group.steps.length > 1) console.log(`\n— ${name}`)
        if (outcome.output) process.stdout.write(outcome.output)
        if (outcome.costs?.length)
          console.log(['The dearest:', ...dearest(outcome.costs)].join('\n'))
        failures.push(...(outcome.failures ?? []))
        notes.push(...(outcome.notes ?? []))
        return { name, counts: outcome.counts }
      }),
    )
    const used = cpu()
    const minutes = inMinutes(begun)
    const name = nameOf(group)
    const slow = group.budget === undefined ? 1 : await slowness()
    const over = isStopped ? [] : stepOverBudget(name, used, group.budget, slow)
    failures.push(...over)
    for (const each of outcomes) note(each.name, each.counts)
    lines.push(`${' '.repeat(14)} ${name}: ${figures(minutes, used, slow)}`)
    const counts = add([
      ...outcomes.map((each) => each.counts),
      { ...nothing, failed: over.length },
    ])
    const result = { name, counts, minutes, cpu: used }
    measured.push(result)
    if (!isStopped) onMeasured(result)
  }

  console.log()
  for (const failure of failures) console.log(`✘ ${failure.replaceAll(`${root}/`, '')}`)
  for (const each of notes) console.log(`↻ ${each}`)
  for (const line of lines) console.log(line)
  const total = add(measured.map(({ counts }) => counts))
  return { measured, total, isGood: total.failed === 0 && !isStopped }
}
