import { linesOf, recitationsOf, type Score, type Span } from '#app/audio/score.ts'

/** What is practised; `lines` are indices of the text, the first and the last. */
export type Settings = {
  /** 0.5 to 1.5, without changing the pitch. */
  speed: number
  /** The whole text, one line (twice the same), or from one line to another. */
  lines: { first: number; last: number } | undefined
  /** Infinity repeats until it is stopped; undefined goes once through the recording. */
  times: number | undefined
  /** After each line a silence as long as the line. */
  isMyTurn: boolean
}

/** A span played without a decision in between; `isEnd`: the last one of a repetition. */
export type Unit = Span & { isEnd: boolean }

export type Plan = {
  units: readonly Unit[]
  times: number | undefined
  isMyTurn: boolean
  /** Whether each repetition is the whole text. */
  isWhole: boolean
}

export const once: Settings = { speed: 1, lines: undefined, times: undefined, isMyTurn: false }

/** What to play, one unit after the other and from the last to the first again. */
export function planOf(score: Score, { lines, times, isMyTurn }: Settings): Plan {
  const timed = linesOf(score)
  const chosen = lines
    ? timed.filter(({ index }) => index >= lines.first && index <= lines.last)
    : timed
  const hasTurns = isMyTurn && timed.length > 0
  const isWhole = chosen.length === timed.length
  return {
    units: unitsOf(score, isWhole ? timed : chosen, isWhole, hasTurns),
    times,
    isMyTurn: hasTurns,
    isWhole,
  }
}

function unitsOf(
  score: Score,
  lines: readonly Span[],
  isWhole: boolean,
  hasTurns: boolean,
): Unit[] {
  const recitations = recitationsOf(score)
  if (isWhole && !hasTurns) return recitations.map((span) => ({ ...span, isEnd: true }))
  const last = lines.at(-1)
  if (!hasTurns) return last ? [{ from: lines[0]?.from ?? 0, to: last.to, isEnd: true }] : []
  const repeats = isWhole ? recitations.length : 1
  return Array.from({ length: repeats }, (_, at) => at * (score.everyMs ?? 0)).flatMap((later) =>
    lines.map((line) => ({ from: line.from + later, to: line.to + later, isEnd: line === last })),
  )
}
