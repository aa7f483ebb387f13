import { memo } from 'react'
import { beadsInRound } from '#app/offline/sadhana/beads.ts'

const centre = 100
const radius = 88
const petals = 24

/** Dots along the circle, whose length counts as 108; the first at the right of the guru bead. */
const dots = (count: number): string =>
  count === 0 ? `0 ${beadsInRound}` : `${'.01 .99 '.repeat(count - 1)}.01 ${beadsInRound}`

/**
 * The 108 beads: counted ones and the last counted one are marked; the guru bead with its tassel is
 * at the top.
 */
export function Beads({ counted }: { counted: number }) {
  return (
    <svg viewBox="0 0 200 212" className="mala-beads" aria-hidden>
      <g transform="translate(0 10)">
        <Mandala />
        <g
          fill="none"
          strokeLinecap="round"
          strokeWidth="4.4"
          transform={`rotate(-90 ${centre} ${centre})`}
        >
          <Ring className="mala-bead" dashes=".01 .99" />
          <Ring className="mala-counted" dashes={dots(counted)} />
        </g>
        {counted > 0 && (
          <g transform={`rotate(${((counted - 0.5) / beadsInRound) * 360} ${centre} ${centre})`}>
            <circle className="mala-glow" cx={centre} cy={centre - radius} r="9" />
            <circle className="mala-last" cx={centre} cy={centre - radius} r="4" />
          </g>
        )}
        <g className="mala-guru">
          <path d="M100 8V-9M97.600 8 94.500-8M102.400 8 105.500-8" />
          <circle cx={centre} cy={centre - radius} r="6" />
        </g>
      </g>
    </svg>
  )
}

const Ring = ({ className, dashes }: { className: string; dashes: string }) => (
  <circle
    className={className}
    cx={centre}
    cy={centre}
    r={radius}
    pathLength={beadsInRound}
    strokeDasharray={dashes}
    strokeDashoffset="-.5"
  />
)

/** Rings of lotus petals behind the number. It never changes. */
const Mandala = memo(function Mandala() {
  return (
    <g className="mala-mandala">
      {[78, 62, 46].map((ring) => (
        <g key={ring}>
          <circle cx={centre} cy={centre} r={ring} />
          {Array.from({ length: petals }, (_, index) => (
            <path
              key={index}
              d={`M100 ${centre - ring + 12}q-6-6 0-12q6 6 0 12`}
              transform={`rotate(${(index * 360) / petals} ${centre} ${centre})`}
            />
          ))}
        </g>
      ))}
    </g>
  )
})
