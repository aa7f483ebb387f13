import { fileURLToPath } from 'node:url'

/** What V8 tells of each script: its functions, and how often each was called. */
export type Coverage = readonly {
  readonly url: string
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[]
  }[]
}[]

/** Where the functions begin that ran, by the path of their file from the root. */
export type CoverageRecord = Readonly<Record<string, readonly number[]>>

const pathIn = (root: string, url: string): string | undefined => {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  const path = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : ''
  const isOurs = path !== '' && !/^(node_modules|scripts\/changed)\//.test(path)
  return isOurs ? path : undefined
}

export const ranIn = (coverage: Coverage, root: string): CoverageRecord => {
  const found = new Map<string, number[]>()
  for (const { url, functions } of coverage) {
    const path = pathIn(root, url)
    // A script as a whole is a function as well, which begins at 0.
    const ran = functions
      .flatMap(({ ranges }) => ranges.slice(0, 1))
      .filter(({ startOffset, count }) => startOffset > 0 && count > 0)
      .map(({ startOffset }) => startOffset)
    if (path !== undefined && ran.length > 0) found.set(path, [...(found.get(path) ?? []), ...ran])
  }
  return Object.fromEntries(found)
}

export type TestRan = { readonly test: string; readonly ran: CoverageRecord }

/** For each test file what it costs, and which sources it ran. */
export type RanMap = Readonly<
  Record<
    string,
    {
      readonly cpu: number
      /**
       * Of the source's functions that ran, how many test files ran the rarest: the fewer, the more
       * this test is about the source.
       */
      readonly ran: Readonly<Record<string, number>>
    }
  >
>

/**
 * A whole server is put together in each test of it, which runs a function of every feature. What
 * more than this many test files ran is left out, for it tells none of them from the others.
 */
const common = 60

export const toMap = (
  all: readonly TestRan[],
  cpuOf: (test: string) => number,
  limit = common,
): RanMap => {
  const runners = new Map<string, Set<string>>()
  const key = (source: string, start: number): string => `${source}:${start}`
  for (const { test, ran } of all)
    for (const [source, starts] of Object.entries(ran))
      for (const start of starts) {
        const those = runners.get(key(source, start)) ?? new Set()
        runners.set(key(source, start), those.add(test))
      }
  const rarity = (source: string, starts: readonly number[]): number =>
    Math.min(...starts.map((start) => runners.get(key(source, start))?.size ?? Infinity))
  return Object.fromEntries(
    all.map(({ test, ran }) => {
      const lines = Object.entries(ran)
        .filter(([source]) => source !== test)
        .map(([source, starts]) => [source, rarity(source, starts)] as const)
        .filter(([, count]) => count <= limit)
      return [test, { cpu: cpuOf(test), ran: Object.fromEntries(lines) }]
    }),
  )
}
