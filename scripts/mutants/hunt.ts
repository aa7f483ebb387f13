import type { FailedTests } from './suite.ts'

type Deps = {
  /** Runs test files with the bug, until one fails. */
  readonly run: (tests: readonly string[]) => Promise<FailedTests>
  /** Whether a test file passes without the bug: one that fails anyway has found nothing. */
  readonly passesWithout: (test: string) => Promise<boolean>
}

/** Runs the stages in turn until a test finds the bug; undefined if none does. */
export const hunt = async (
  stages: readonly (readonly string[])[],
  { run, passesWithout }: Deps,
): Promise<{ readonly by: string } | undefined> => {
  const useless = new Set<string>()
  for (const stage of stages) {
    for (;;) {
      const tests = stage.filter((test) => !useless.has(test))
      const failed = tests.length > 0 ? await run(tests) : []
      if (failed === 'hung') return { by: 'tests that no longer end' }
      if (failed.length === 0) break
      for (const test of failed) {
        if (await passesWithout(test)) return { by: test }
        useless.add(test)
      }
    }
  }
  return undefined
}
