import type { MoonInSky } from '#almanac/moonInSky.ts'
import { litPath } from '#app/ui/motifs/Moon.tsx'

/** The seas, as the northern half of the earth sees them at the first quarter. */
const seas =
  'M5-3a2 2 0 1 0-4 0 2 2 0 0 0 4 0M3 4a2.6 2.6 0 1 0-5.2 0 2.6 2.6 0 0 0 5.2 0M7 3a1.2 1.2 0 1 0-2.4 0 1.2 1.2 0 0 0 2.4 0'

/** Tonight's moon: as much of it lit, and as tilted, as over the chosen city. */
export function SkyMoon({ moon: { illuminated, litSide } }: { moon: MoonInSky }) {
  // The angle at which a waxing moon, lit from the right, is lit as far.
  const phase = (Math.acos(1 - 2 * illuminated) * 180) / Math.PI
  return (
    <svg viewBox="-10.5 -10.5 21 21" className="sky-moon" aria-hidden>
      <g transform={`rotate(${Math.round(litSide - 90)})`}>
        <circle
          r="10"
          fill="#5d4a48"
          fillOpacity=".6"
          stroke="#f3dca0"
          strokeOpacity=".4"
          strokeWidth=".3"
        />
        <path d={litPath(phase)} fill="#f3dca0" />
        <path d={seas} fill="#6b5320" opacity=".2" />
      </g>
    </svg>
  )
}
