type Name = 'today' | 'mantras' | 'calendar' | 'puja' | 'more' | 'moon' | 'sun'

/** One of our own line drawings, in a file of its own: the first answer has no room for them. */
export function Sign({ of, className = '' }: { of: Name; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`sign ${className}`.trim()} aria-hidden>
      <use href={`/art/signs.svg#${of}`} />
    </svg>
  )
}
