import { startOfDay } from '#almanac/zone.ts'

/**
 * A day without a time: noon is on that day, whatever the zone's clocks do at night, and never
 * later than now.
 */
export const paidAtOf = (day: string, timeZone: string, now: Date): Date =>
  new Date(Math.min(startOfDay(day, timeZone) + 12 * 60 * 60_000, now.getTime()))
