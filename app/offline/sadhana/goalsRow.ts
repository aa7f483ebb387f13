import type { Goals } from '#contract/sadhana/public.ts'

/** The goals of one person. */
export type GoalsRow = {
  /** The owner; `guest` before login. */
  readonly account: string
  readonly goals: Goals
  /** ISO, UTC: the later of two changes stays. */
  readonly changedAt: string
  /** The account does not have them yet. */
  readonly isUnsent?: 1
}

export const noGoals: Goals = { minutesADay: 0, beadsADay: 0, daysAWeek: 0 }

/** How much of an account's log this phone has seen. */
export type LogSync = { readonly account: string; readonly since: number }
