import { type SubmitEvent, useId, useState } from 'react'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useModal } from '#app/ui/useModal.ts'
import type { Goals } from '#contract/sadhana/public.ts'
import type { Mantras } from './mantrasShown.ts'
import { readGoals } from './readGoals.ts'

type Props = {
  goals: Goals
  /** Rounds a day, a setting of the mala. */
  target: number
  mantras: Mantras
  today: string
  onTarget: (target: number) => void
  onClose: () => void
}

/** An empty field for no goal. */
const shown = (goal: number): string => (goal > 0 ? String(goal) : '')

/** Changes all goals at once. */
export function GoalsDialog({ goals, target, mantras, today, onTarget, onClose }: Props) {
  const { form: words } = useWords(sadhana)
  const dialog = useModal()
  const headingId = useId()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [mantra, setMantra] = useState(goals.sankalp?.mantra ?? '')

  const save = async (form: HTMLFormElement) => {
    const read = readGoals(new FormData(form), { before: goals, today, words })
    if ('errors' in read) {
      setErrors(read.errors)
      const [first = ''] = Object.keys(read.errors)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    try {
      const [{ db }, { saveGoals }, { shareLog }] = await Promise.all([
        import('#app/offline/phone.ts'),
        import('#app/offline/sadhana/saveGoals.ts'),
        import('#app/offline/sadhana/phoneLog.ts'),
      ])
      await saveGoals(db, getKnownAccount()?.id, read.goals, getNow())
      onTarget(read.target)
      shareLog()
      dialog.current?.close()
    } catch {
      setErrors({ form: words.failed })
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(event.currentTarget)
  }
  const number = (name: string, label: string, value: number) => (
    <TextField
      name={name}
      label={label}
      defaultValue={shown(value)}
      inputMode="numeric"
      error={errors[name]}
    />
  )
  const isKnown = mantras.some(({ id }) => id === mantra)
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className="modal">
      <form onSubmit={handleSubmit} noValidate>
        <h2 id={headingId} className="text-xl">
          {words.heading}
        </h2>
        <p className="mt-1 text-sm text-muted">{words.text}</p>
        <div className="goal-fields">
          {number('rounds', words.rounds, target)}
          {number('minutesADay', words.minutes, goals.minutesADay)}
          {number('beadsADay', words.beads, goals.beadsADay)}
          <SelectField
            name="daysAWeek"
            label={words.week}
            defaultValue={goals.daysAWeek}
            options={[
              { value: '0', label: words.noGoal },
              ...[1, 2, 3, 4, 5, 6, 7].map((days) => ({
                value: String(days),
                label: words.daysOf(days),
              })),
            ]}
          />
        </div>
        <h3 className="mt-6 text-lg">{words.sankalp}</h3>
        <p className="mt-1 text-sm text-muted">{words.sankalpText}</p>
        <div className="goal-fields">
          <SelectField
            name="mantra"
            label={words.mantra}
            value={mantra}
            onChange={({ currentTarget }) => setMantra(currentTarget.value)}
            className="goal-wide"
            options={[
              { value: '', label: words.noSankalp },
              ...(mantra && !isKnown ? [{ value: mantra, label: mantra }] : []),
              ...mantras.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          {mantra && number('beads', words.sankalpBeads, goals.sankalp?.beads ?? 0)}
          {mantra && (
            <TextField
              name="until"
              label={words.until}
              type="date"
              min={today}
              defaultValue={goals.sankalp?.until}
              error={errors['until']}
            />
          )}
        </div>
        {errors['form'] && (
          <p role="alert" className="mt-3 text-error">
            {errors['form']}
          </p>
        )}
        <p className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.save}</Button>
        </p>
      </form>
    </dialog>
  )
}
