export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The parts we read from the file that `vitest --reporter=json` writes. */
export type UnitReport = {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A file that broke outside its tests (an import, a hook) is one failure more. */
export const countUnit = (report: UnitReport): Counts => {
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numTotalTests - report.numPassedTests - report.numFailedTests,
  }
}

/** The text before the stack, in one line, with the seed and counterexample of a failed property. */
const reason = (message: string | undefined): string => {
  const lines = (message ?? '').trim().split('\n')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  const text = stack < 0 ? lines : lines.slice(0, stack)
  return text.slice(0, 5).join(' · ').slice(0, 500)
}

/** What failed and why, one line each, for a reader who sees only the end of a long output. */
export const unitFailures = (report: UnitReport): string[] =>
  report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return `${file.name}: ${reason(file.message)}`
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${file.name} > ${fullName}: ${reason(failureMessages?.[0])}`,
      )
    })

/**
 * A step that failed without naming a failed test, or that ran no test at all, counts as failed.
 */
export const judge = (counts: Counts, exitCode: number): Counts => {
  const hasRunNothing = counts.passed + counts.failed === 0
  const isSilentFailure = exitCode !== 0 && counts.failed === 0
  return hasRunNothing || isSilentFailure ? { ...counts, failed: 1 } : counts
}

/** The numbers of a program that closes with `N passed, N failed`, as this one does. */
export const closingCounts = (output: string): Counts | undefined => {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)]
  const [, passed, failed, skipped = '0'] = lines.at(-1) ?? []
  return passed === undefined
    ? undefined
    : { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}

export const add = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  )

export const inWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
