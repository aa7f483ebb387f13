import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { type Step, steps } from './useSteps.ts'

type Props = { current: Step; onStep: (step: Step) => void }

/** Where one is in the form; each step can be opened again. */
export function StepList({ current, onStep }: Props) {
  const { steps: words } = useWords(pujaPage)
  return (
    <nav aria-label={words.label} className="step-list">
      <ol>
        {steps.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => step !== current && onStep(step)}
            >
              <span className="step-number">{at + 1}</span> {words.short[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
