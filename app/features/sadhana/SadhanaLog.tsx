import { Link } from '@tanstack/react-router'
import { sadhana } from '#app/i18n/en/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import { lastMala } from '#app/offline/sadhana/lastMala.ts'
import { nothingTold, streakOf } from '#app/offline/sadhana/summary.ts'
import { todayHere, useSummary } from '#app/offline/sadhana/useSummary.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { HeatMap } from './HeatMap.tsx'
import { useMalaSettings } from './useMalaSettings.ts'
import { yearOf } from './yearOf.ts'

const minutesOf = (ms: number): number => Math.round(ms / 60_000)

/** Today, days in a row, the last year, and each mantra. */
export function SadhanaLog({ titleOf }: { titleOf: (mantra: string) => string }) {
  const words = useWords(sadhana)
  const { isRead, data } = useSummary()
  const [{ target }] = useMalaSettings()
  if (!isRead) return <Skeleton className="mt-6 h-72" />
  if (!data) return <ErrorState title={words.failed} />
  if (data.all.beads === 0)
    return (
      <EmptyState
        title={words.emptyTitle}
        action={
          <Link to="/chant/$mantra" params={{ mantra: lastMala() }} className={buttonClass()}>
            {words.toMala}
          </Link>
        }
      >
        <p>{words.emptyText}</p>
      </EmptyState>
    )
  const today = todayHere()
  const told = data.days.get(today) ?? nothingTold
  const { all } = data
  return (
    <>
      <h2 className="mt-8 text-xl">{words.today}</h2>
      <dl className="sadhana-today">
        {(
          [
            [words.beads, told.beads],
            [words.rounds, told.rounds],
            [words.minutes, minutesOf(told.ms)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {target > 0 && <p className="mt-2 font-semibold">{words.goal(told.rounds, target)}</p>}
      <p className="mt-1 text-muted">{words.streak(streakOf(data.days, today))}</p>
      <h2 className="mt-8 text-xl">{words.year}</h2>
      <HeatMap year={yearOf(data.days, today)} />
      <h2 className="mt-8 text-xl">{words.mantras}</h2>
      <ul className="saved-list">
        {data.mantras.map(([mantra, sum]) => (
          <li key={mantra} className="py-2">
            <Link to="/chant/$mantra" params={{ mantra }} className="text-link">
              {titleOf(mantra)}
            </Link>
            <p className="text-sm text-muted">
              {words.total(sum.beads, sum.rounds, minutesOf(sum.ms))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <b>{words.all}:</b> {words.total(all.beads, all.rounds, minutesOf(all.ms))}
      </p>
    </>
  )
}
