import { useId, useState } from 'react'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { type ChoosableMoment, choosableMoments, isChosen } from '#contract/reminders/moments.ts'
import { type FestivalSnapshot, stateOf, toggled } from './choices.ts'

type Props = {
  choice: ReminderChoice
  known: FestivalSnapshot
  onChange: (choice: ReminderChoice) => void
}

/**
 * Days before and moonrise, and the evening before where it was chosen on the page of a puja at home. Moments that
 * are over are disabled, with the reason.
 */
export function MomentFields({ choice, known, onChange }: Props) {
  const words = useWords(reminders)
  const id = useId()
  const [isForPuja] = useState(choice.atEve)
  const offered = choosableMoments.filter((moment) => moment !== 'eve' || isForPuja)
  const rows = offered.map((moment) => ({
    moment,
    label: words.moments[moment],
    state: stateOf(moment, choice, known),
  }))
  const passed = rows.filter(({ state }) => state === 'passed').map(({ label }) => label)
  const hasNoMoonrise = rows.some(({ state }) => state === 'no_moonrise')
  const handleToggle = (moment: ChoosableMoment) =>
    onChange({
      ...choice,
      ...(moment === 'eve'
        ? { atEve: !choice.atEve }
        : moment === 'moonrise'
          ? { atMoonrise: !choice.atMoonrise }
          : { daysBefore: toggled(choice.daysBefore, moment) }),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="reminder-heading">{words.when}</legend>
      <div className="flex flex-wrap gap-2">
        {rows.map(({ moment, label, state }) => (
          <label key={moment} className="reminder-pill">
            <input
              type="checkbox"
              className="whole-input"
              checked={state === 'ahead' && isChosen(choice, moment)}
              disabled={state !== 'ahead'}
              aria-describedby={state === 'ahead' ? undefined : `${id}-${state}`}
              onChange={() => handleToggle(moment)}
            />
            <Label of={label} />
          </label>
        ))}
      </div>
      {passed.length > 0 && (
        <p id={`${id}-passed`} className="mt-2 text-sm text-muted">
          {words.passed(passed, choice.festivals.length)}
        </p>
      )}
      {hasNoMoonrise && (
        <p id={`${id}-no_moonrise`} className="mt-2 text-sm text-muted">
          {words.noMoonrise}
        </p>
      )}
    </fieldset>
  )
}

/** `7 days before` is `7 days` below its heading, so that the pills need two lines. */
function Label({ of }: { of: string }) {
  const { before } = useWords(reminders)
  const [shown = of, rest] = of.split(before)
  return (
    <span>
      {shown}
      {rest !== undefined && <span className="sr-only">{before}</span>}
    </span>
  )
}
