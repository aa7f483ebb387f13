import type { Counts } from './counts.ts'

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** The parts we read from the file that Playwright's JSON reporter writes. */
export type JourneysReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly Suite[]
}

export const countJourneys = ({ stats }: Pick<JourneysReport, 'stats'>): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

/** Journeys by outcome: `unexpected` failed, `flaky` passed only on a second try. */
export const listJourneys = (suites: readonly Suite[], status: 'unexpected' | 'flaky'): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} > ${title}`),
    ...listJourneys(inner, status),
  ])
