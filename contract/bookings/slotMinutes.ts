// Without the rules of forms: pages that only show times need no more.

/** The parts of every day. */
export const usualSlots = ['morning', 'afternoon', 'evening'] as const
export type UsualSlot = (typeof usualSlots)[number]

/** `moonrise` is only of the Sankashti Puja, on the days of its fast. */
export const daySlots = [...usualSlots, 'moonrise'] as const
export type DaySlot = (typeof daySlots)[number]

type Minutes = { readonly from: number; readonly to: number }

/** What is known of the time of a slot. */
export type SlotTime = {
  /** On the temple's clock; before noon, it is after midnight. */
  readonly moonrise?: string | undefined
  /** `05:30-09:00`, if the temple has set other hours than `usualHours`. */
  readonly hours?: string | undefined
}

/** Until the temple sets its own. */
export const usualHours: Readonly<Record<UsualSlot, string>> = {
  morning: '06:00-10:00',
  afternoon: '10:00-14:00',
  evening: '16:00-20:00',
}

/** Minutes since midnight: `09:30` is 570. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

const noon = 12 * 60
const wholeDay = 24 * 60

/** Counted from the beginning of the day of the fast. */
export const minutesOfNight = (clock: string): number =>
  minutesOf(clock) + (minutesOf(clock) < noon ? wholeDay : 0)

/**
 * When a slot begins and ends, in minutes of its day on the temple's clock; after midnight, more
 * than a day's. That of the moonrise begins half an hour before it, and needs to know it.
 */
export function slotMinutes(slot: UsualSlot, time?: SlotTime): Minutes
export function slotMinutes(slot: DaySlot, time: SlotTime | undefined): Minutes | undefined
export function slotMinutes(slot: DaySlot, time: SlotTime = {}): Minutes | undefined {
  const { moonrise, hours } = time
  if (slot !== 'moonrise') {
    // In a form it is empty until one is chosen.
    const span: string | undefined = hours ?? usualHours[slot]
    return span ? { from: minutesOf(span), to: minutesOf(span.slice(6)) } : undefined
  }
  if (moonrise === undefined) return undefined
  const from = Math.round((minutesOfNight(moonrise) - 30) / 5) * 5
  return { from, to: from + 120 }
}
