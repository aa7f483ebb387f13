type Props = { className?: string }

/**
 * The app's mark: a modak whose middle fold is the trunk. The body takes the text's colour, the
 * folds the colour of the surface, so it needs no other colours in either theme.
 */
export function Mark({ className = '' }: Props) {
  return (
    <svg viewBox="0 0 64 64" className={className} fill="none" aria-hidden>
      <path
        fill="currentColor"
        d="M32 1c1.5 8 7.5 13.5 14.5 20C55 29 60 35 60 44c0 13-12 19-28 19S4 57 4 44c0-9 5-15 13.5-23C24.5 14.5 30.5 9 32 1Z"
      />
      <g className="stroke-card" strokeLinecap="round" strokeWidth="2.2">
        <path d="M24 22C15 29 11 36 12 46M40 22c9 7 13 14 12 24" opacity=".6" />
        <path d="M32 17v4M22.5 37h.01M41.5 37h.01" strokeWidth="5" />
        <path d="M32 29v8c0 6-4.5 7-4.5 12.5a6.5 6.5 0 0 0 13 0c0-4.5-5.5-5-6-1" strokeWidth="4" />
      </g>
    </svg>
  )
}
