import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/Card.tsx'

type Props = { heading: string; lead?: string; id?: string | undefined; children: ReactNode }

/** One section of the account; on wide screens its heading is beside it. */
export function Section({ heading, lead, id, children }: Props) {
  const headingId = useId()
  return (
    <Card as="section" id={id} aria-labelledby={headingId} className="account-section">
      <div>
        <h2 id={headingId} className="text-xl">
          {heading}
        </h2>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      <div>{children}</div>
    </Card>
  )
}
