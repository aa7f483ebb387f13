import { type ReactNode, useId } from 'react'

type Props = { heading: string; children: ReactNode }

/** A part of the form with its own heading. */
export function FormSection({ heading, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
