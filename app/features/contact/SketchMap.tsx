import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Site } from '#contract/site/public.ts'
import { half, sketchAround } from './sketch.ts'

/** A map without a map server: the temple and nearby towns, drawn to scale on the phone. */
export function SketchMap({ site }: { site: Site }) {
  const { map: words } = useWords(contact)
  const { towns, scale } = sketchAround(site.city)
  const side = 2 * half
  return (
    <svg
      viewBox={`${-half} ${-half} ${side} ${side}`}
      role="img"
      aria-label={words.label(site.name)}
      className="sketch-map"
    >
      {[26, 52, 78].map((radius) => (
        <circle key={radius} r={radius} className="sketch-ring" />
      ))}
      {towns.map(({ name, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={2} className="sketch-town" />
          <text x={x} y={y - 5} className="sketch-name">
            {name}
          </text>
        </g>
      ))}
      <path d="M0-9 6 0 0 9-6 0Z" className="sketch-temple" />
      <text y={17} className="sketch-name sketch-here">
        {site.name}
      </text>
      <g transform={`translate(${half - 12} ${-half + 20})`} className="sketch-scale">
        <path d="M0-6V8M-4-2 0-6 4-2" />
        <text y={-9}>{words.north}</text>
      </g>
      <g transform={`translate(${-half + 8} ${half - 8})`} className="sketch-scale">
        <path d={`M0-3V0H${scale.width}V-3`} />
        <text x={scale.width / 2} y={-4}>
          {words.scale(scale.km)}
        </text>
      </g>
    </svg>
  )
}
