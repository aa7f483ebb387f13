import { Link } from '@tanstack/react-router'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import { minutesOf } from './minutesOf.ts'
import { streakOf } from '#app/offline/sadhana/summary.ts'
import { todayHere, useOwnLog } from '#app/offline/sadhana/useOwnLog.ts'
import { LogPlace } from './LogPlace.tsx'

/** The log in the profile: in short; nothing for those who have none. */
export function MySadhana() {
  const words = useWords(sadhana)
  const { data: log } = useOwnLog()
  if (!log || log.summary.days.size === 0) return null
  const { days, all } = log.summary
  return (
    <section aria-labelledby="my-sadhana">
      <h2 id="my-sadhana" className="text-2xl">
        {words.mine}
      </h2>
      <p className="mt-2">{words.total(all.beads, all.rounds, minutesOf(all.ms))}</p>
      <p className="mt-1 text-muted">{words.streak(streakOf(days, todayHere()))}</p>
      <LogPlace log={log} />
      <Link to="/sadhana" className="text-link">
        {words.open}
      </Link>
    </section>
  )
}
