type Props = { className?: string }

const petal = 'M60 66C48 52 48 30 60 12c12 18 12 40 0 54Z'
const turns = [-84, -56, -28, 0, 28, 56, 84]

/** A lotus in outline, for empty lists. It has the colour of the text. */
export function Lotus({ className = '' }: Props) {
  return (
    <svg viewBox="0 0 120 84" className={className} fill="none" stroke="currentColor" aria-hidden>
      {turns.map((turn) => (
        <path
          key={turn}
          d={petal}
          transform={`rotate(${turn} 60 70)`}
          strokeWidth="1.5"
          fill="currentColor"
          fillOpacity=".12"
        />
      ))}
      <path d="M22 78h76M38 83h44" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
