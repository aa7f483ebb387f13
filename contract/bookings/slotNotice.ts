import type { Puja } from './pujaList.ts'

/** The hours of a slot, in minutes of its day. */
type Hours = { readonly from: number; readonly to: number }

/** How early a puja must be booked, in minutes. */
export type SlotNotice = {
  /** What the shortest form of the puja takes. */
  readonly shortestMinutes?: number | undefined
  /** What the priest needs before he can begin. */
  readonly prepareMinutes?: number | undefined
  /** Bookings close this long before the slot begins, however long the slot is. */
  readonly leadMinutes?: number | undefined
}

/** Of a temple that has not changed it. */
export const usualNotice = { prepareMinutes: 60, changeMinutes: 24 * 60 } as const

/** A puja whose length depends on the devotee takes an hour at least. */
const unknownHours = 1

export const shortestMinutesOf = (hours: { readonly from: number } | undefined): number =>
  (hours?.from ?? unknownHours) * 60

/** How early a puja must be booked; as usual, if the temple has not said it to this phone. */
export const noticeOf = (puja: Pick<Puja, 'hours' | 'notice'> | undefined): SlotNotice => ({
  ...(puja?.notice ?? usualNotice),
  shortestMinutes: shortestMinutesOf(puja?.hours),
})

/**
 * The last minute of its day at which a slot can be booked: what is left of it then is enough to
 * prepare and perform the puja. One that is longer than its slot must begin with it. Phone and
 * server ask the same function, so that what one offers the other takes.
 */
export const lastMinuteToBook = (
  { from, to }: Hours,
  { shortestMinutes = 0, prepareMinutes = 0, leadMinutes }: SlotNotice,
): number => {
  const byLength = to - Math.min(shortestMinutes, to - from) - prepareMinutes
  return leadMinutes === undefined ? byLength : Math.min(byLength, from - leadMinutes)
}
