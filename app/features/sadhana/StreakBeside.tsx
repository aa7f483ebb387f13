import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import { streakOf } from '#app/offline/sadhana/summary.ts'
import { todayHere, useDaysOnce } from '#app/offline/sadhana/useOwnLog.ts'

/** The streak of days beside today's beads, from the second day on. `isBegun`: today has beads. */
export function StreakBeside({ isBegun }: { isBegun: boolean }) {
  const words = useWords(chant)
  const known = useDaysOnce()
  if (!known) return null
  const today = todayHere()
  const days = streakOf({ has: (day) => known.has(day) || (isBegun && day === today) }, today)
  return days > 1 ? ` · ${words.inARow(days)}` : null
}
