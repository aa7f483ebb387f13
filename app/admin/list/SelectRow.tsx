import type { ReactNode } from 'react'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'

type Props = {
  /** For those who hear it alone. */
  label: string
  isChosen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A row of a list from which many are chosen. */
export function SelectRow({ label, isChosen, onToggle, children }: Props) {
  return (
    <div className="flex items-center">
      <CheckboxField
        className="pl-4"
        label={null}
        aria-label={label}
        checked={isChosen}
        onChange={onToggle}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
