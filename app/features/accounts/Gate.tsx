import type { ReactNode } from 'react'
import { Card } from '#app/ui/Card.tsx'
import { Mark } from '#app/ui/motifs/Mark.tsx'

type Props = {
  eyebrow?: string
  title: string
  intro: string
  children: ReactNode
  /** Links to other forms, below this one. */
  others?: ReactNode
}

/** A page with one form: login, registration and the like. */
export function Gate({ eyebrow, title, intro, children, others }: Props) {
  return (
    <div className="gate">
      <div className="text-center">
        <Mark className="mx-auto mb-3 size-14 text-saffron" />
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-muted">{intro}</p>
      </div>
      <Card as="section" className="gate-card">
        {children}
      </Card>
      {others && <div className="mt-5 grid justify-items-center gap-1 text-center">{others}</div>}
    </div>
  )
}
