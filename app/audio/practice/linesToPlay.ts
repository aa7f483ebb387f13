import { linesOf, recitationsOf, type Score, type TimedLine } from '#app/audio/score.ts'
import type { Settings } from './plan.ts'

/** Going back within a line's first moments leads to the line before. */
const momentMs = 2_000

/** The lines to play: the chosen ones, or all lines of every recitation in the recording. */
export function linesToPlay(score: Score, chosen: Settings['lines']): TimedLine[] {
  const lines = linesOf(score)
  if (chosen) return lines.filter(({ index }) => index >= chosen.first && index <= chosen.last)
  return recitationsOf(score).flatMap((_, at) => {
    const laterMs = at * (score.everyMs ?? 0)
    return lines.map(({ index, from, to }) => ({ index, from: from + laterMs, to: to + laterMs }))
  })
}

/** Where the line at a moment begins, or the one before if it has hardly begun. */
export const previousStart = (lines: readonly TimedLine[], ms: number): number =>
  (lines.findLast(({ from }) => from < ms - momentMs) ?? lines[0])?.from ?? 0

/** Where the next line begins; after the last it is the first. */
export const nextStart = (lines: readonly TimedLine[], ms: number): number =>
  (lines.find(({ from }) => from > ms) ?? lines[0])?.from ?? 0
