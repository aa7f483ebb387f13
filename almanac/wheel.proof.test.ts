import { EclipticGeoMoon, SunPosition } from 'astronomy-engine'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turn } from './angles.ts'
import { lahiri } from './ayanamsa.ts'
import { karanaName } from './limbNames.ts'
import { timeOf } from './time.ts'
import { tithiOf } from './tithi.ts'
import { karanas, nakshatras, sunSigns, type Wheel, yogas } from './wheel.ts'

const moon = (at: number): number => EclipticGeoMoon(timeOf(at)).lon
const sun = (at: number): number => SunPosition(timeOf(at)).elon

/** The most by which a boundary moves because the positions between noons are not computed. */
const ms = 200

describe('From 1950 to 2100, by the library’s own positions', () => {
  it.each<[string, Wheel, number, (at: number) => number]>([
    ['nakshatras', nakshatras, 27, (at) => moon(at) - lahiri(at)],
    ['yogas', yogas, 27, (at) => moon(at) + sun(at) - 2 * lahiri(at)],
    ['karanas', karanas, 60, (at) => moon(at) - sun(at)],
    ['the Sun’s signs', sunSigns, 12, (at) => sun(at) - lahiri(at)],
  ])('%s begin and end within a fifth of a second of it', (_, wheel, parts, angle) => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2101, 0, 1) - 1 }),
        (at) => {
          const { number, start, end } = wheel.partAt(at)
          const partOf = (at: number): number => Math.floor((turn(angle(at)) / 360) * parts)
          expect(start).toBeLessThanOrEqual(at)
          expect(end).toBeGreaterThan(at)
          expect([start - ms, start + ms, end - ms, end + ms].map(partOf)).toEqual([
            (number + parts - 1) % parts,
            number,
            number,
            (number + 1) % parts,
          ])
        },
      ),
      { seed: 3, numRuns: 1_000 },
    )
  })
})

it('A lunation has sixty karanas, from Kinstughna to Nagava, and thirty tithis', () => {
  fc.assert(
    fc.property(fc.integer({ min: -618, max: 1_248 }), (lunation) => {
      const tithis = Array.from({ length: 30 }, (_, at) => tithiOf(lunation, at + 1))
      const [start, end] = [tithis[0]?.start ?? NaN, tithis.at(-1)?.end ?? NaN]
      const parts = karanas.partsIn(start, end)
      expect(parts.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, at) => at))
      expect([parts[0]?.start, parts.at(-1)?.end]).toEqual([start, end])
      expect([karanaName(0), karanaName(59)]).toEqual(['Kinstughna', 'Nagava'])
      expect(parts.filter((_, at) => at % 2 === 0).map((part) => part.start)).toEqual(
        tithis.map((tithi) => tithi.start),
      )
    }),
    { seed: 6, numRuns: 300 },
  )
})
