import { closingCounts, judge, nothing } from '#scripts/suites/counts.ts'
import { run } from '#scripts/suites/programs.ts'
import type { Outcome } from '#scripts/suites/steps.ts'

/** Runs one of our programs, which closes with `N passed, N failed`, or passes and fails as one. */
export const runProgram = async (args: readonly string[]): Promise<Outcome> => {
  let output = ''
  const code = await run({
    command: process.execPath,
    args,
    env: {},
    onOutput: (all) => (output = all),
    isShown: true,
  })
  const asOne = code === 0 ? { ...nothing, passed: 1 } : nothing
  return { counts: judge(closingCounts(output) ?? asOne, code) }
}
