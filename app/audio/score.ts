/** When the lines of a recording are sung. All times are in milliseconds of the recording. */
export type Score = {
  durationMs: number
  /** Each line's start in the first recitation; undefined if it is not timed. */
  starts: readonly (number | undefined)[]
  /** From one recitation to the next, if the recording is known to repeat its text. */
  everyMs: number | undefined
}

export type Span = { from: number; to: number }

/** A line's place in the text, and when it is sung in the first recitation. */
export type TimedLine = Span & { index: number }

type RecordedMantra = {
  lines: readonly { startMs?: number | undefined }[]
  audio?: { durationMs: number; recitationMs?: number | undefined } | undefined
}

export const scoreOf = ({ lines, audio }: RecordedMantra): Score => ({
  durationMs: audio?.durationMs ?? Infinity,
  starts: lines.map(({ startMs }) => startMs),
  everyMs: audio?.recitationMs,
})

/** The last line's end is not written down: it may take this much longer than the longest before it. */
const slower = 1.5

/** The timed lines of the first recitation, each until the next begins. */
export function linesOf({ starts, durationMs, everyMs }: Score): TimedLine[] {
  const timed = starts.flatMap((from, index) => (from === undefined ? [] : [{ index, from }]))
  const [first, second] = timed
  if (!first) return []
  const longest = Math.max(...timed.slice(1).map(({ from }, at) => from - (timed[at]?.from ?? 0)))
  const lastStart = timed.at(-1)?.from ?? 0
  const guess = second ? lastStart + longest * slower : durationMs
  const end = everyMs === undefined ? Math.min(guess, durationMs) : first.from + everyMs
  return timed.map((line, at) => ({ ...line, to: timed[at + 1]?.from ?? end }))
}

/** The recitations of a recording: the whole of it, unless it is known to repeat its text. */
export function recitationsOf({ starts, durationMs, everyMs }: Score): Span[] {
  const first = starts.find((start) => start !== undefined)
  if (everyMs === undefined || first === undefined) return [{ from: 0, to: durationMs }]
  const count = Math.max(1, Math.floor((durationMs - first) / everyMs))
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? 0 : first + index * everyMs,
    to: index === count - 1 ? durationMs : first + (index + 1) * everyMs,
  }))
}

/** Where a moment would be in the first recitation. */
function folded(score: Score, ms: number): number {
  const first = score.starts.find((start) => start !== undefined)
  if (score.everyMs === undefined || first === undefined || ms < first) return ms
  const before = Math.min(Math.floor((ms - first) / score.everyMs), recitationsOf(score).length - 1)
  return ms - before * score.everyMs
}

/** The index of the line that is sung at a moment, if one is. */
export function lineAt(score: Score, ms: number): number | undefined {
  const moment = folded(score, ms)
  return linesOf(score).find(({ from, to }) => from <= moment && moment < to)?.index
}
