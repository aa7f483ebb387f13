import type { Tithi } from '#almanac/tithi.ts'

/**
 * The moon's angle from the sun, in degrees, at a moment during or near a tithi: a tithi is twelve
 * degrees, which pass almost evenly. Without the astronomy itself, which pages do not include.
 */
export const phaseAt = ({ number, start, end }: Tithi, at: number): number =>
  12 * (number - 1 + (at - start) / (end - start))
