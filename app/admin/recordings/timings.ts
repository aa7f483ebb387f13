import { mergeChanges } from '#app/admin/mergeChanges.ts'

/** Where lines begin, in milliseconds; null for a line without a time. */
export type Starts = readonly (number | null)[]

/** The lines that do not begin after all earlier lines. */
export function misplaced(starts: Starts): number[] {
  let latest = -1
  return starts.flatMap((start, index) => {
    if (start === null) return []
    const isWrong = start < latest
    latest = Math.max(latest, start)
    return isWrong ? [index] : []
  })
}

export const withStart = (starts: Starts, index: number, start: number | null): Starts =>
  starts.map((each, at) => (at === index ? start : each))

export const nudged = (starts: Starts, index: number, byMs: number, longestMs: number): Starts =>
  starts.map((each, at) =>
    at === index && each !== null ? Math.min(longestMs, Math.max(0, each + byMs)) : each,
  )

/** Merges two people's times line by line; only mine if the lines themselves have changed. */
export const mergedStarts = (base: Starts, mine: Starts, theirs: Starts): Starts =>
  base.length === mine.length && mine.length === theirs.length
    ? mine.map((start, at) => mergeChanges(base[at] ?? null, start, theirs[at] ?? null))
    : mine

/** `1:02.3` */
export const startText = (ms: number): string => {
  const tenths = Math.round(ms / 100)
  const seconds = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${seconds.toFixed(1).padStart(4, '0')}`
}

/** `2:05` */
export const lengthText = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
