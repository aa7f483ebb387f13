import {
  kindsOf,
  reminderDays,
  reminderKinds,
  type ReminderChoice,
  type ReminderKind,
} from '#contract/reminders/choice.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** 1 all, 2 major, 4 Sankashti, 8 Angaraki, 16 Vinayaka, 32 to 256 the groups. */
const kindBit = (kind: ReminderKind): number => 1 << reminderKinds.indexOf(kind)

/** 1 on the day, 2 one day before, 4 three days, 8 seven days. */
const dayBit = (days: number): number => 8 >> reminderDays.findIndex((each) => each === days)

export const moonriseBit = 16
export const eveBit = 32

export const kindsToBits = (kinds: ReminderChoice['kinds']): number =>
  kinds.reduce((bits, kind) => bits | kindBit(kind), 0)

export const kindsFromBits = (bits: number): ReminderChoice['kinds'] =>
  reminderKinds.filter((kind) => bits & kindBit(kind))

export const daysToBits = (days: readonly number[]): number =>
  days.reduce((bits, each) => bits | dayBit(each), 0)

export const daysFromBits = (bits: number): ReminderChoice['daysBefore'] =>
  reminderDays.filter((days) => bits & dayBit(days))

/** Of those who want this festival by one of its groups. */
export const kindBitsOf = (festival: Pick<Festival, 'category' | 'key' | 'group'>): number =>
  kindsToBits(kindsOf(festival))
