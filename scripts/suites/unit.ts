import { join } from 'node:path'
import type { Cost } from './budgets.ts'
import { countUnit, judge, nothing, type UnitReport, unitFailures } from './counts.ts'
import { ofPackage, run } from './programs.ts'
import { readReport } from './reports.ts'
import type { Outcome } from './steps.ts'

export type Suite = 'quick' | 'proof'

type RunOptions = {
  readonly suite: Suite
  readonly temporary: string
  /** Where, if not here. */
  readonly folder?: string
  /** What vitest is asked for besides the suite; all of it without. */
  readonly args?: readonly string[]
  /** A run that takes all files writes down what they ran, for `--changed`. */
  readonly isRecording?: boolean
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the tests below the browser. */
export const runUnit = async ({
  suite,
  temporary,
  folder,
  args = [],
  isRecording = false,
  env = {},
}: RunOptions): Promise<Outcome> => {
  const report = join(temporary, 'unit.json')
  const costs = join(temporary, 'costs.json')
  const reporters = ['default', 'json', './scripts/changed/reporter.ts']
  const code = await run({
    ...ofPackage('vitest/vitest.mjs', [
      'run',
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${report}`,
      ...args,
    ]),
    folder,
    env: {
      TMPDIR: temporary,
      TEST_SUITE: suite,
      TEST_COSTS: costs,
      ...(isRecording && { TEST_RECORD: join(temporary, 'ran') }),
      ...env,
    },
  })
  const read = await readReport<UnitReport>(report)
  const named = (await readReport<Cost[]>(costs)) ?? []
  return {
    counts: judge(read ? countUnit(read) : nothing, code),
    failures: read ? unitFailures(read) : [],
    costs: named.filter(({ cpu }) => cpu > 0),
  }
}
