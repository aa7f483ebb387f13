import { type ReactNode, useId } from 'react'

/** A part of the checkout with its own heading. */
export function CheckoutSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
