import { type ReactNode, useId } from 'react'

type Props = { heading: ReactNode; className?: string; children: ReactNode }

/** A part of a page that is rarely needed: its heading opens it. */
export function Fold({ heading, className = '', children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`fold ${className}`}>
      <details>
        <summary>
          <h2 id={id} className="inline text-xl">
            {heading}
          </h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
