import { AstroTime, DeltaT_EspenakMeeus, SetDeltaTFunction } from 'astronomy-engine'
import type { Instant } from './zone.ts'

export const j2000 = Date.UTC(2000, 0, 1, 12)
export const msPerDay = 86_400_000

/**
 * TT - UT in seconds. The library's own formula (Espenak and Meeus 2004) predicted 74 s for 2024,
 * when 69 s were measured, and grows to 200 s by 2100: tithis would come that much too early. From
 * 2005 on this is the cubic that Swiss Ephemeris fits to Stephenson, Morrison and Hohenkerk (2016).
 */
export function deltaT(daysFromJ2000: number): number {
  const years = daysFromJ2000 / 365.2425
  if (years < 5) return DeltaT_EspenakMeeus(daysFromJ2000)
  return 64 + (521 / 3_000) * years + years ** 2 / 1_250 + (121 / 3e7) * years ** 3
}

// Only the almanac uses the library, so its one setting can be made for all of it.
SetDeltaTFunction(deltaT)

export const timeOf = (at: Instant): AstroTime => new AstroTime((at - j2000) / msPerDay)
