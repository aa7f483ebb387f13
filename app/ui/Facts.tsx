import type { ReactNode } from 'react'

/** Facts in lines; the children are `Fact`s. */
export function Facts({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`divide-y divide-line ${className}`}>{children}</dl>
}

/** One line. On a phone the value moves below the label if both do not fit. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
