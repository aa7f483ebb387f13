import { runJourneys } from '#scripts/suites/journeys.ts'
import { stepOfScript } from '#scripts/suites/ofScript.ts'
import type { Group, Outcome } from '#scripts/suites/steps.ts'
import { runUnit } from '#scripts/suites/unit.ts'
import { clocks } from './clocks.ts'
import { runInFirefox } from './firefox.ts'
import { runInPseudo } from './languages.ts'
import { runProgram } from './program.ts'
import { together } from './together.ts'

export type Part = {
  readonly name: string
  readonly holds: string
  /** Some of its things by their names, or all of them. */
  readonly group: (names: readonly string[]) => Group
}

const inTurn = async (runs: readonly (() => Promise<Outcome>)[]): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const run of runs) outcomes.push(await run())
  return together(outcomes)
}

/** Everything, from the cheapest to the longest. */
export const partsIn = (temporary: string): readonly Part[] => {
  const suite = { suite: 'proof', temporary } as const
  const part = (
    name: string,
    holds: string,
    run: (names: readonly string[]) => Promise<Outcome>,
  ): Part => ({ name, holds, group: (names) => ({ steps: [{ name, run: () => run(names) }] }) })

  /** Long runs, on SQLite all of them, on PostgreSQL those of payments. */
  const runFaults = (names: readonly string[]): Promise<Outcome> => {
    const config = '--config=vitest.faults.config.ts'
    const on = (dialect: string, files: readonly string[]) => () =>
      runUnit({ ...suite, args: [config, ...files], env: { TEST_DIALECT: dialect } })
    return inTurn([
      on('sqlite', names),
      ...(names.length > 0 ? [] : [on('postgres', ['donations.faults'])]),
    ])
  }

  const runClocks = (names: readonly string[]): Promise<Outcome> =>
    inTurn(
      Object.entries(clocks)
        .filter(([name]) => names.length === 0 || names.includes(name))
        .map(([name, now]) => () => {
          console.log(`\n— ${name}: ${now}`)
          return runJourneys({ ...suite, suite: 'quick', env: { TEST_NOW: now }, hasBudget: false })
        }),
    )

  const runEngines = (names: readonly string[]): Promise<Outcome> => {
    const args = ['--config=vitest.engines.config.ts', ...names]
    const inOthers = () => runUnit({ ...suite, args })
    return inTurn([...(names.length > 0 ? [] : [() => runInFirefox(temporary)]), inOthers])
  }

  return [
    {
      name: 'static',
      holds: 'lint and types',
      group: () => ({ name: 'static', steps: [stepOfScript('lint'), stepOfScript('types')] }),
    },
    part('start', 'a fresh clone installs, builds and starts', () =>
      runProgram(['scripts/freshStart.mjs']),
    ),
    part('walk', 'the operator’s guide, as its user and as root', () =>
      runProgram(['scripts/operations/walk.ts']),
    ),
    part(
      'unit',
      'all tests below the browser, on both databases, and the site without script',
      (names) => runUnit({ ...suite, args: names, isRecording: names.length === 0 }),
    ),
    part('faults', 'whole ranges and rare faults', runFaults),
    part('journeys', 'all journeys, with axe on every screen', (names) =>
      runJourneys({ ...suite, args: names }),
    ),
    part('engines', 'journeys in Firefox, WebKit and an old Chrome', runEngines),
    part('clocks', 'the quick journeys at moments that broke journeys', runClocks),
    part(
      'languages',
      'first answers, the quick journeys of devotees and what fits in the pseudo-language',
      (names) => runInPseudo(temporary, names),
    ),
    part('mutants', 'planted bugs, each of which the quick suite finds', (names) =>
      runProgram(['scripts/mutants/run.ts', ...names]),
    ),
  ]
}
