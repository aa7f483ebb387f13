import type { ReactNode } from 'react'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { headingId, type Step, steps } from './useSteps.ts'

type Props = { step: Step; isOpen: boolean; children: ReactNode }

/** One step of the form. The others stay in the page, hidden, so that going back loses nothing. */
export function FormStep({ step, isOpen, children }: Props) {
  const { steps: words } = useWords(pujaPage)
  const id = headingId(step)
  return (
    <section aria-labelledby={id} hidden={!isOpen} className="form-step">
      {/* The page's own heading asks the question. */}
      <h2 id={id} tabIndex={-1} className="sr-only">
        {words.count(steps.indexOf(step) + 1, steps.length)} {words.headings[step]}
      </h2>
      {children}
    </section>
  )
}
