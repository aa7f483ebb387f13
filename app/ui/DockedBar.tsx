import type { ReactNode } from 'react'

type Props = {
  /** The total, such as a price. */
  sum?: ReactNode
  /** One line below. */
  note?: ReactNode
  /** The button. */
  children: ReactNode
}

/**
 * A page's main action, docked above a phone's tabs while its form is visible. The form has the
 * class `docks`; on a wide screen the bar is rendered in place.
 */
export const DockedBar = ({ sum, note, children }: Props) => (
  <div className="docked-bar">
    {(sum || note) && (
      <p>
        {sum && <span className="block text-lg font-semibold">{sum}</span>}
        {note && <span className="text-sm text-muted">{note}</span>}
      </p>
    )}
    {children}
  </div>
)
