import type { Mala } from './beads.ts'

/** One mantra's mala in the phone's database. */
export type MalaRow = Mala & {
  readonly mantra: string
  /** The sitting that the next bead may continue. */
  readonly sitting?: string
  /** The `seq` of the last stored bead of each tab, of any account. */
  readonly seen: Readonly<Record<string, number>>
  /** Its owner; absent if it was counted before login. */
  readonly account?: string
}
