import type { Puja } from './pujaList.ts'

/** The hours of a slot, in minutes of its day. */
type Hours = { readonly from: number; readonly to: number }

/** How early a puja must be booked, in minutes. */
export type SlotNotice = {
  /** Duration of the puja's shortest form. */
  readonly shortestMinutes?: number | undefined
  /** What the priest needs before he can begin. */
  readonly prepareMinutes?: number | undefined
  /** Bookings close this long before the slot begins, however long the slot is. */
  readonly leadMinutes?: number | undefined
}

/** The default notice. */
export const usualNotice = { prepareMinutes: 60, changeMinutes: 24 * 60 } as const

/** Assumed duration of a puja of varying length. */
const unknownHours = 1

export const shortestMinutesOf = (hours: { readonly from: number } | undefined): number =>
  (hours?.from ?? unknownHours) * 60

/**
 * How early a puja must be booked; the default if this phone's stored answer does not include it.
 */
export const noticeOf = (puja: Pick<Puja, 'hours' | 'notice'> | undefined): SlotNotice => ({
  ...(puja?.notice ?? usualNotice),
  shortestMinutes: shortestMinutesOf(puja?.hours),
})

/**
 * The last minute of its day at which a slot can be booked, so that enough time remains to prepare
 * and perform the puja. A puja longer than its slot must start with it. Shared by phone and server,
 * so that both apply the same rule.
 */
export const lastMinuteToBook = (
  { from, to }: Hours,
  { shortestMinutes = 0, prepareMinutes = 0, leadMinutes }: SlotNotice,
): number => {
  const byLength = to - Math.min(shortestMinutes, to - from) - prepareMinutes
  return leadMinutes === undefined ? byLength : Math.min(byLength, from - leadMinutes)
}
