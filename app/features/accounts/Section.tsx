import { type ReactNode, useId } from 'react'

type Props = { heading: string; lead?: string; id?: string | undefined; children: ReactNode }

/** One of the account's settings; its form is folded until it is needed. */
export function Section({ heading, lead, id, children }: Props) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="account-section">
      <h3 id={headingId} className="text-lg">
        {heading}
      </h3>
      {lead && <p className="text-sm text-muted">{lead}</p>}
      {children}
    </section>
  )
}
