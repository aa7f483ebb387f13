import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Way } from '#contract/site/visit.ts'

/** As one would draw them on paper: a road from the bottom to the top, and lanes turning off it. */
const lanes =
  'M62 318C70 262 58 214 66 152S60 62 72 -8M66 190C128 176 172 190 226 170S318 132 372 138M228 168C236 214 222 256 234 318M64 88C28 92 10 84 -10 90M226 170C214 128 222 84 214 -8'

const houses = [
  'M92 110l40-6 3 26-40 6Z',
  'M144 104l42-6 4 30-43 6Z',
  'M96 58l46-8 5 38-49 7Z',
  'M92 216l42-6 4 28-44 6Z',
  'M146 212l62-8 4 40-60 8Z',
  'M92 264l52-4 1 38-52 4Z',
  'M262 184l48-16 10 38-46 14Z',
  'M260 240l56-10 8 44-58 8Z',
  'M6 116l36-4 2 44-38 4Z',
  'M6 184l38-3 1 52-38 4Z',
  'M8 24l36-4 3 40-36 5Z',
  'M104 6l78-6 2 32-76 8Z',
  'M8 262l38-4 0 34-38 4Z',
]

const turns = { up: 0, right: 90, down: 180, left: 270 }

/** The lanes around the temple, not to scale, with the names that staff gave. */
export function LaneSketch({ way, temple }: { way: Way; temple: string }) {
  const { way: words } = useWords(contact)
  return (
    <svg
      viewBox="0 0 360 310"
      role="img"
      aria-label={words.label({ ...way, temple })}
      className="lanes"
    >
      <filter id="by-hand" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="2" seed="8" />
        <feDisplacementMap in="SourceGraphic" scale="4" />
      </filter>
      <g filter="url(#by-hand)">
        <path d={lanes} className="lanes-edge" />
        <path d={lanes} className="lanes-ground" />
        {houses.map((house) => (
          <path key={house} d={house} className="lanes-house" />
        ))}
        <path
          d="M96 186C142 180 176 190 222 173S262 152 279 146"
          pathLength="100"
          className="lanes-steps"
        />
        <g className="lanes-tree">
          <path d="M104 190v-12" />
          <path d="M104 179c-15 3-21-12-10-17-2-14 15-18 20-8 13-3 17 13 7 17 0 9-10 13-17 8Z" />
        </g>
      </g>
      <svg x="222" y="34" width="118" height="96" viewBox="-200 -322 400 324">
        <use href="/art/scene.svg#temple" className="lanes-temple" />
      </svg>
      <g className="lanes-names">
        <text x="74" y="252" transform="rotate(-88 74 252)">
          {way.road}
        </text>
        <text x="168" y="203">
          {way.lane}
        </text>
        <text x="126" y="152" className="lanes-landmark">
          {way.landmark}
        </text>
        <text x="281" y="28" className="lanes-here">
          {words.temple}
        </text>
      </g>
      <g transform={`translate(334 284) rotate(${turns[way.north]})`} className="lanes-north">
        <path d="M0 16V-14M-5-6 0-15 5-6" />
        <text y="-19">{words.north}</text>
      </g>
    </svg>
  )
}
