import { chant } from '#app/i18n/en/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import { streakOf } from '#app/offline/sadhana/summary.ts'
import { todayHere, useSummary } from '#app/offline/sadhana/useSummary.ts'

/** Days in a row, beside today's beads; nothing before the second day. */
export function StreakBeside() {
  const words = useWords(chant)
  const { data } = useSummary()
  const days = data ? streakOf(data.days, todayHere()) : 0
  return days > 1 ? ` · ${words.inARow(days)}` : null
}
