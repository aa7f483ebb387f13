import { useState } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import type { OwnLog } from '#app/offline/sadhana/ownLog.ts'
import { emptyTally } from '#app/offline/sadhana/summary.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Sankalp } from '#contract/sadhana/public.ts'
import { daysThisWeek, stateOf } from './goalSteps.ts'
import type { Mantras } from './mantrasShown.ts'
import { minutesOf } from './minutesOf.ts'
import { useMalaSettings } from './useMalaSettings.ts'

// Goals are seldom changed.
const GoalsDialog = lazyComponent(async () => (await import('./GoalsDialog.tsx')).GoalsDialog)

type Props = { log: OwnLog; today: string; mantras: Mantras; titleOf: (mantra: string) => string }

/** What the person has set out to do, and how far they are. */
export function GoalList({ log, today, mantras, titleOf }: Props) {
  const { goals: words } = useWords(sadhana)
  const [settings, change] = useMalaSettings()
  const [isOpen, setIsOpen] = useState(false)
  const { goals, summary, sankalpBeads } = log
  const { minutesADay, beadsADay, daysAWeek, sankalp } = goals
  const todays = summary.days.get(today) ?? emptyTally
  const simple = [
    { target: settings.target, done: todays.rounds, text: words.rounds },
    { target: minutesADay, done: minutesOf(todays.ms), text: words.minutes },
    { target: beadsADay, done: todays.beads, text: words.beads },
    { target: daysAWeek, done: daysThisWeek(summary.days, today), text: words.week },
  ].filter(({ target }) => target > 0)
  const isNone = simple.length === 0 && !sankalp
  return (
    <section aria-labelledby="goals">
      <h2 id="goals" className="mt-8 text-xl">
        {words.heading}
      </h2>
      {isNone && <p className="mt-1 text-muted">{words.none}</p>}
      <ul>
        {simple.map(({ target, done, text }) => (
          <li key={text(0, 1)} className="goal">
            <p>{text(done, target)}</p>
            <progress className="saved-progress" value={done} max={target} aria-hidden />
          </li>
        ))}
        {sankalp && (
          <SankalpGoal
            sankalp={sankalp}
            counted={sankalpBeads}
            today={today}
            mantra={titleOf(sankalp.mantra)}
          />
        )}
      </ul>
      <Button variant="outline" className="mt-4" onClick={() => setIsOpen(true)}>
        {isNone ? words.set : words.change}
      </Button>
      {isOpen && (
        <GoalsDialog
          goals={goals}
          target={settings.target}
          mantras={mantras}
          today={today}
          onTarget={(target) => change({ target })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}

type SankalpProps = { sankalp: Sankalp; counted: number; today: string; mantra: string }

function SankalpGoal({ sankalp, counted, today, mantra }: SankalpProps) {
  const { goals: words } = useWords(sadhana)
  const state = stateOf(sankalp, counted, today)
  const until = dateText(sankalp.until)
  return (
    <li className="goal">
      <p className="font-semibold">{words.sankalp(mantra, counted, sankalp.beads)}</p>
      <progress className="saved-progress" value={counted} max={sankalp.beads} aria-hidden />
      <p className="mt-1 text-sm text-muted">
        {state.is === 'done' && words.sankalpDone}
        {state.is === 'over' && words.sankalpOver(until)}
        {state.is === 'ahead' && words.sankalpAhead(state.perDay, until)}
      </p>
    </li>
  )
}
