import type { Cost } from './budgets.ts'
import type { Counts } from './counts.ts'

type Journey = {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly tags?: readonly string[]
  readonly tests: readonly {
    readonly status: string
    readonly results?: readonly {
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

type Suite = {
  readonly title?: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Journey[]
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

/** `file > title`, which stays the same when lines move. */
export const nameOf = ({ file, title }: Pick<Journey, 'file' | 'title'>): string =>
  `${file} > ${title}`

export const allJourneys = (suites: readonly Suite[]): Journey[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...allJourneys(inner)])

/** Journeys by outcome: `unexpected` failed, `flaky` passed only on a second try. */
export const journeysBy = (
  suites: readonly Suite[],
  status: 'unexpected' | 'flaky',
): readonly Journey[] =>
  allJourneys(suites).filter(({ tests }) => tests.some((test) => test.status === status))

/**
 * What each journey cost, as its fixture noted it. Left out: those that noted nothing, and those that needed a second
 * try, because the first waited in vain and the second was recorded.
 */
export const costsOfJourneys = (suites: readonly Suite[]): Cost[] =>
  allJourneys(suites).flatMap((journey) =>
    journey.tests.flatMap(({ results = [] }) => {
      const [only, ...more] = results
      const noted = only?.annotations?.find(({ type }) => type === 'cpu')?.description
      const cpu = Number(more.length > 0 ? NaN : (noted ?? NaN))
      return Number.isFinite(cpu) ? [{ name: nameOf(journey), cpu }] : []
    }),
  )
