import type { ReactNode } from 'react'

type Props = {
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A form that is unfolded when it is wanted. */
export function Fold({ label, isOpen, onToggle, children }: Props) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="mt-2"
    >
      <summary className="fold-summary">{label}</summary>
      {isOpen && <div className="mt-2">{children}</div>}
    </details>
  )
}
