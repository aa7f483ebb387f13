// Without the rules of forms: pages that only show times need no more.

/** The parts of every day. */
export const usualSlots = ['morning', 'afternoon', 'evening'] as const
export type UsualSlot = (typeof usualSlots)[number]

/** `moonrise` is only of the Sankashti Puja, on the days of its fast. */
export const daySlots = [...usualSlots, 'moonrise'] as const
export type DaySlot = (typeof daySlots)[number]

type Minutes = { readonly from: number; readonly to: number }

const usualMinutes: Readonly<Record<UsualSlot, Minutes>> = {
  morning: { from: 6 * 60, to: 10 * 60 },
  afternoon: { from: 10 * 60, to: 14 * 60 },
  evening: { from: 16 * 60, to: 20 * 60 },
}

/** Minutes since midnight: `09:30` is 570. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const noon = 12 * 60
const wholeDay = 24 * 60

/** Counted from the beginning of the day of the fast. */
export const minutesOfNight = (clock: string): number =>
  minutesOf(clock) + (minutesOf(clock) < noon ? wholeDay : 0)

/**
 * When a slot begins and ends, in minutes of its day on the temple's clock; after midnight, more
 * than a day's. That of the moonrise begins half an hour before it, and needs to know it.
 */
export function slotMinutes(slot: UsualSlot): Minutes
export function slotMinutes(slot: DaySlot, rise: string | undefined): Minutes | undefined
export function slotMinutes(slot: DaySlot, rise?: string): Minutes | undefined {
  if (slot !== 'moonrise') return usualMinutes[slot]
  if (rise === undefined) return undefined
  const from = Math.round((minutesOfNight(rise) - 30) / 5) * 5
  return { from, to: from + 120 }
}
