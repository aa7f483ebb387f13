import type { ReactNode } from 'react'

type Props = {
  /** What it comes to, such as a price. */
  sum?: ReactNode
  /** One line below. */
  note?: ReactNode
  /** The button. */
  children: ReactNode
}

/**
 * What a page is for, in sight above the tabs of a phone as long as its form is. The form has the class `docks`,
 * and on a wide screen the bar stands where it is written.
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
