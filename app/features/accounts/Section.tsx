import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/Card.tsx'

/** One matter of the account. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="p-5 sm:p-6">
      <h2 id={id} className="mb-2 text-xl">
        {heading}
      </h2>
      {children}
    </Card>
  )
}
