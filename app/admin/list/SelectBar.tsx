import type { ReactNode } from 'react'
import { useFocusAfterChange } from '#app/admin/useFocusAfterChange.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import type { Selection } from './useSelection.ts'

type Props<T> = {
  words: { label: string; all: (count: number) => string; chosen: (count: number) => string }
  of: Selection<T>
  /** What can be done with those that are chosen. */
  children: ReactNode
}

/** Chooses all rows of a list, and shows what can be done with the chosen ones. */
export function SelectBar<T>({ words, of: selection, children }: Props<T>) {
  const { shown, chosen, isAll, toggleAll } = selection
  // An action that leaves none chosen removes its own button.
  const first = useFocusAfterChange<HTMLInputElement>(chosen.length === 0)
  if (shown.length === 0) return null
  return (
    <div
      role="group"
      aria-label={words.label}
      className="no-print mt-4 flex flex-wrap items-center gap-3"
    >
      <CheckboxField
        ref={first}
        label={words.all(shown.length)}
        checked={isAll}
        onChange={toggleAll}
      />
      {chosen.length > 0 && (
        <>
          <span role="status" className="text-muted">
            {words.chosen(chosen.length)}
          </span>
          {children}
        </>
      )}
    </div>
  )
}
