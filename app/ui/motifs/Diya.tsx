type Props = { className?: string; isLit?: boolean; isStill?: boolean }

/**
 * A clay lamp. Its flame moves while something loads or plays; unlit, only the wick glows. As an ornament
 * it is still: a moving flame makes the browser redraw the page sixty times a second.
 */
export function Diya({ className = '', isLit = true, isStill = false }: Props) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden>
      {isLit ? (
        <g className={isStill ? undefined : 'flame'}>
          <path
            d="M24 3c1 6 7 10 7 17.5a7 7 0 0 1-14 0C17 13 23 9 24 3Z"
            className="fill-saffron-deco"
          />
          <path
            d="M24 13c.5 3 3.5 5 3.5 9a3.5 3.5 0 0 1-7 0c0-4 3-6 3.5-9Z"
            className="fill-flame"
          />
        </g>
      ) : (
        <path d="M24 20v8" className="stroke-saffron-deco" strokeWidth="2" strokeLinecap="round" />
      )}
      <path d="M3 28c6 3.5 36 3.5 42 0-1.5 10-8 17-21 17S4.5 38 3 28Z" className="fill-clay" />
      <path d="M3 28c6-3 36-3 42 0-6 3.5-36 3.5-42 0Z" className="fill-clay-deep" />
    </svg>
  )
}
