import { practice as catalogue } from '#app/i18n/en/audio/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import type { PracticeView } from './practiceView.ts'
import { usePractice, usePracticeView } from './usePractice.ts'

/** The current line and repetition. */
export function PracticeStatus() {
  const words = useWords(catalogue)
  const view = usePracticeView()
  const lines = usePractice().getLines().length
  return <p className="practice-status">{statusOf(view, lines, words).join(' · ')}</p>
}

function statusOf(
  { line, phase, count, settings: { times } }: PracticeView,
  lines: number,
  words: typeof catalogue.english,
): string[] {
  if (phase === 'finished') return [words.done]
  const round = count + 1
  const facts = [
    line !== undefined && words.lineOf(line + 1, lines),
    times !== undefined &&
      (times === Infinity ? words.round(round) : words.roundOf(Math.min(round, times), times)),
    phase === 'answering' && words.yourTurn,
  ].filter((text) => text !== false)
  // Before the first line there is nothing else to show.
  return facts.length === 0 && lines > 0 ? [words.allLines(lines)] : facts
}
