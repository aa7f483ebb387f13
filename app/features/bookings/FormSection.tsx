import { type ReactNode, useId } from 'react'

type Props = { heading: string; children: ReactNode }

/** A part of a step with its own heading. */
export function FormSection({ heading, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-6">
      <h3 id={id} className="text-xl">
        {heading}
      </h3>
      {children}
    </section>
  )
}
