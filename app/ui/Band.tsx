import type { ReactNode } from 'react'

export type BandName = 'mantra' | 'sankashti' | 'great-festival' | 'puja' | 'donate' | 'about'

type Props = {
  /** Which room of the temple the page is. */
  name: BandName
  eyebrow?: ReactNode
  title: ReactNode
  headingLevel?: 1 | 2
  /** At the band's upper edge: a back link, a share button. */
  above?: ReactNode
  /** Between the sky and the temple: the moon. */
  behind?: ReactNode
  /** Below the title. */
  children?: ReactNode
}

const withTemple: readonly BandName[] = ['sankashti', 'donate', 'about']
const withGanesha: readonly BandName[] = ['great-festival']

/**
 * The top of a page: one drawing across its whole width. Height and background are reserved before
 * the drawing loads; all drawings share one temple and one Ganesha.
 */
export function Band({ name, eyebrow, title, headingLevel = 1, above, behind, children }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <header className={`room room-${name}`}>
      {behind}
      {withTemple.includes(name) && (
        <svg viewBox="-200 -322 400 324" className="room-temple" aria-hidden>
          <use href="/art/scene.svg#temple" />
        </svg>
      )}
      {withGanesha.includes(name) && <div className="room-ganesha" />}
      <div className="room-words">
        {above && <div className="room-above">{above}</div>}
        {eyebrow && <p className="room-eyebrow">{eyebrow}</p>}
        <Heading className="room-title">{title}</Heading>
        {children}
      </div>
    </header>
  )
}
