import type { ReactNode } from 'react'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

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
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-muted">{intro}</p>
        <section className="mt-6">{children}</section>
        {others && <div className="mt-5 grid justify-items-start gap-1">{others}</div>}
      </div>
      <Shrine />
    </div>
  )
}
