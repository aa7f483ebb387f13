import { useId, useSyncExternalStore } from 'react'
import type { Step } from '#app/i18n/en/vrat/vratSteps.ts'
import { keepTicked, subscribeTicks, tickedSteps } from '#app/offline/mine/checklist.ts'

const none: string[] = []

type Props = { slug: string; steps: readonly Step[]; note: string }

/** How to observe the day, as a list to tick off; the server renders it without ticks. */
export function VratChecklist({ slug, steps, note }: Props) {
  const id = useId()
  const done = useSyncExternalStore(
    subscribeTicks,
    () => tickedSteps(slug),
    () => none,
  )
  const handleChange = (step: string, isDone: boolean) =>
    keepTicked(slug, isDone ? [...done, step] : done.filter((each) => each !== step))
  return (
    <>
      <ul className="mt-2">
        {steps.map(({ id: step, text }) => (
          <li key={step}>
            <label className="step">
              <input
                type="checkbox"
                checked={done.includes(step)}
                onChange={({ currentTarget }) => handleChange(step, currentTarget.checked)}
                aria-describedby={`${id}-note`}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <p id={`${id}-note`} className="mt-2 text-sm text-muted">
        {note}
      </p>
    </>
  )
}
