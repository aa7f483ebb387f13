import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/Card.tsx'

type Props = { heading: string; lead?: string; children: ReactNode }

/** One matter of the account; where there is room, its name stands beside it. */
export function Section({ heading, lead, children }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="account-section">
      <div>
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      <div>{children}</div>
    </Card>
  )
}
