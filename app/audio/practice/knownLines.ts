import { linesOf, type Score } from '#app/audio/score.ts'

/** A line that can be practised, by the words that it begins with. */
export type NamedLine = { index: number; opening: string }

/** What is known of each mantra: when its lines are sung, and how they begin. */
export function createKnownLines() {
  const scores = new Map<string, Score>()
  const names = new Map<string, NamedLine[]>()
  return {
    scoreOf: (mantra: string | undefined): Score | undefined => scores.get(mantra ?? ''),
    /** Empty if the lines are not timed. */
    namesOf: (mantra: string | undefined): readonly NamedLine[] => names.get(mantra ?? '') ?? [],
    /** Where a line begins. */
    startOf: (mantra: string, line: number): number | undefined => {
      const score = scores.get(mantra)
      return score && linesOf(score).find(({ index }) => index === line)?.from
    },
    /** Returns whether its times were unknown or different before. */
    learn(mantra: string, score: Score, texts: readonly string[]): boolean {
      const isSame = JSON.stringify(scores.get(mantra)) === JSON.stringify(score)
      scores.set(mantra, score)
      names.set(
        mantra,
        linesOf(score).map(({ index }) => ({ index, opening: texts[index] ?? '' })),
      )
      return !isSame
    },
  }
}
