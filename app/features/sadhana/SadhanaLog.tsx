import { numberText } from '#contract/i18n/numbers.ts'
import { Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import { lastMala } from '#app/offline/sadhana/lastMala.ts'
import { riteOfLog } from '#app/offline/sadhana/riteInLog.ts'
import { emptyTally, streakOf, type Summary } from '#app/offline/sadhana/summary.ts'
import { todayHere, useOwnLog } from '#app/offline/sadhana/useOwnLog.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { GoalList } from './GoalList.tsx'
import { HeatMap } from './HeatMap.tsx'
import { LogPlace } from './LogPlace.tsx'
import type { Mantras } from './mantrasShown.ts'
import { minutesOf } from './minutesOf.ts'
import { yearOf } from './yearOf.ts'

type Props = {
  mantras: Mantras
  /** The pujas at home, for their names. */
  rites: Mantras
}

/** Where the log is, today, goals, days in a row, the last year, and each mantra. */
export function SadhanaLog({ mantras, rites }: Props) {
  const words = useWords(sadhana)
  const { isRead, isLate, data: log } = useOwnLog()
  if (!isRead) return <Skeleton className="mt-6 h-72" />
  if (!log) return <Failed title={isLate ? words.late : words.failed} />
  const titleOf = (mantra: string) => mantras.find(({ id }) => id === mantra)?.title ?? mantra
  const today = todayHere()
  const { summary } = log
  const goals = <GoalList log={log} today={today} mantras={mantras} titleOf={titleOf} />
  if (summary.days.size === 0)
    return (
      <>
        <LogPlace log={log} />
        <NothingYet />
        {goals}
      </>
    )
  return (
    <>
      <LogPlace log={log} />
      <Today summary={summary} today={today} />
      {goals}
      <h2 className="mt-8 text-xl">{words.year}</h2>
      <HeatMap year={yearOf(summary.days, today)} />
      <ByMantra summary={summary} titleOf={titleOf} rites={rites} />
    </>
  )
}

function NothingYet() {
  const words = useWords(sadhana)
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
}

function Today({ summary, today }: { summary: Summary; today: string }) {
  const words = useWords(sadhana)
  const todays = summary.days.get(today) ?? emptyTally
  const parts = [
    [words.beads, todays.beads],
    [words.rounds, todays.rounds],
    [words.minutes, minutesOf(todays.ms)],
  ] as const
  return (
    <>
      <h2 className="mt-8 text-xl">{words.today}</h2>
      <dl className="sadhana-today">
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{numberText(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-muted">{words.streak(streakOf(summary.days, today))}</p>
    </>
  )
}

type ByMantraProps = { summary: Summary; titleOf: (mantra: string) => string; rites: Mantras }

function ByMantra({ summary: { mantras, all }, titleOf, rites }: ByMantraProps) {
  const words = useWords(sadhana)
  return (
    <>
      <h2 className="mt-8 text-xl">{words.mantras}</h2>
      <ul className="saved-list">
        {mantras.map(([entry, sum]) => {
          const rite = riteOfLog(entry)
          return (
            <li key={entry} className="py-2">
              {rite === undefined ? (
                <Link to="/chant/$mantra" params={{ mantra: entry }} className="text-link">
                  {titleOf(entry)}
                </Link>
              ) : (
                <Link to="/puja/guide/$rite" params={{ rite }} className="text-link">
                  {rites.find(({ id }) => id === rite)?.title ?? rite}
                </Link>
              )}
              <p className="text-sm text-muted">
                {words.total(sum.beads, sum.rounds, minutesOf(sum.ms))}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-4">
        <b>{words.all}:</b> {words.total(all.beads, all.rounds, minutesOf(all.ms))}
      </p>
    </>
  )
}
