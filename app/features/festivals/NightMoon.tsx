import { useQuery } from '@tanstack/react-query'
import type { Place } from '#almanac/place.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { litPath } from '#app/ui/motifs/Moon.tsx'

/** The seas of a large moon, as the northern half of the earth sees them at the first quarter. */
const seas =
  'M5-3a2 2 0 1 0-4 0 2 2 0 0 0 4 0M3 4a2.6 2.6 0 1 0-5.2 0 2.6 2.6 0 0 0 5.2 0M7 3a1.2 1.2 0 1 0-2.4 0 1.2 1.2 0 0 0 2.4 0'

/** Fifteen minutes after moonrise the moon is clear of the horizon. */
const afterRisingMs = 15 * 60_000

/** The moon of a fourth waning day, as it mostly rises over India. */
const usual = { illuminated: 0.88, litSide: 190 }

/**
 * The moon as seen from a place shortly after moonrise, with its true phase and tilt; the usual one of
 * a Sankashti until they are computed, so that it never enters late.
 */
export function NightMoon({ place, at }: { place: Place; at: number | undefined }) {
  const { data = usual } = useQuery({
    ...almanacQuery('moonInSky', { place, at: (at ?? 0) + afterRisingMs }),
    enabled: at !== undefined,
  })
  // The angle at which a waxing moon, lit from the right, is lit as far.
  const phase = (Math.acos(1 - 2 * data.illuminated) * 180) / Math.PI
  return (
    <svg viewBox="-10.5 -10.5 21 21" className="room-moon" aria-hidden>
      <g transform={`rotate(${Math.round(data.litSide - 90)})`}>
        <circle r="10" fill="#6d5450" stroke="#f3dca0" strokeOpacity=".5" strokeWidth=".2" />
        <path d={litPath(phase)} fill="#f7e6b8" />
        <path d={seas} fill="#c9ad6b" opacity=".45" />
      </g>
    </svg>
  )
}
