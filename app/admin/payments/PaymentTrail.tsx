import type { ReactNode } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'

type Step = {
  text: string
  at: string
  /** Who did it, if it was one of the staff; the account may be gone. */
  actor?: { username?: string | undefined } | undefined
  /** Otherwise. */
  by: string
}

type Props = {
  words: { trail: string; byStaff: (name: string) => string }
  steps: readonly Step[]
  /** Shown below the steps. */
  children?: ReactNode
}

/** What happened to a payment, in order. */
export function PaymentTrail({ words, steps, children }: Props) {
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  return (
    <Card className="p-5">
      <section aria-labelledby="trail">
        <h2 id="trail" className="text-xl">
          {words.trail}
        </h2>
        <ol className="mt-2 divide-y divide-line">
          {steps.map(({ text, at, actor, by }, step) => (
            <li key={step} className="py-2.5">
              <p className="font-semibold">{text}</p>
              <p className="text-sm text-muted">
                {`${momentOf(at, timeZone)}, ${actor ? words.byStaff(actor.username ?? gone) : by}`}
              </p>
            </li>
          ))}
        </ol>
        {children}
      </section>
    </Card>
  )
}
