import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A form that is unfolded when it is wanted. */
export function Fold({ label, isOpen, onToggle, children }: Props) {
  const summary = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The button that was pressed is gone with its form: whoever uses the keyboard goes on from here.
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) summary.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary ref={summary} className="fold-summary">
        {label}
      </summary>
      {isOpen && <div className="mt-2">{children}</div>}
    </details>
  )
}
