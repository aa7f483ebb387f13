import { type Day, overlap, type Span } from './day.ts'
import { karanas } from './wheel.ts'
import { windowOf } from './windows.ts'

/** Shorter ones are of no use to anybody. */
export const leastMs = 10 * 60_000

/** Hours that keep clear of Bhadra, in which nothing is begun: the first half of a purnima. */
export type BhadraHours = Span & { of: 'after_bhadra' | 'fire' | 'bhadra_puchha' }

/** The day before, the day itself and the day after. */
type ThreeDays = readonly Day[]

const bhadraEnd = (purnima: Span): number => karanas.partAt(purnima.start).end

/**
 * When the rakhi is tied: after Bhadra, until the evening ends; where Bhadra itself lasts as long,
 * until purnima or the night is over.
 */
export function rakhiHours(days: ThreeDays, purnima: Span): BhadraHours | undefined {
  const [, day, next] = days
  const evening = windowOf(days, 1, 'pradosha')
  if (!day || !next || !evening) return undefined
  const start = Math.max(day.sunrise, bhadraEnd(purnima))
  const until = start < evening.end ? evening.end : next.sunrise
  const hours = overlap({ start, end: until }, purnima)
  return hours && { ...hours, of: 'after_bhadra' }
}

/**
 * When the fire of Holika is lit where Bhadra keeps it from the evening: when Bhadra has ended, if
 * that is before midnight (2024, 2025); otherwise in its puchha, the end of its third quarter (as
 * printed for 2015 and 2022), if that lies between sunset and midnight. Undefined where the evening is
 * free, or where neither is to be had and the evening is all there is.
 */
export function fireHours(days: ThreeDays, purnima: Span): BhadraHours | undefined {
  const [, day, next] = days
  const evening = windowOf(days, 1, 'pradosha')
  if (!day || !next || !evening) return undefined
  const free = bhadraEnd(purnima)
  const midnight = (day.sunset + next.sunrise) / 2
  if (free <= evening.start) return undefined
  const end = [evening.end, midnight].find((until) => until - free >= leastMs)
  if (end) return { start: free, end, of: 'fire' }
  const length = free - purnima.start
  const puchha = { start: purnima.start + 0.65 * length, end: purnima.start + 0.75 * length }
  if (puchha.start < evening.start || puchha.end > midnight) return undefined
  return { ...puchha, of: 'bhadra_puchha' }
}
