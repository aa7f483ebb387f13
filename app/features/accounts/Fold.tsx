import type { ReactNode } from 'react'
import { useFocusBack } from './useFocusBack.ts'

type Props = {
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A form that opens when it is needed. */
export function Fold({ label, isOpen, onToggle, children }: Props) {
  const summary = useFocusBack(isOpen)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary ref={summary} className="fold-summary">
        {label}
      </summary>
      {isOpen && <div className="mt-2">{children}</div>}
    </details>
  )
}
