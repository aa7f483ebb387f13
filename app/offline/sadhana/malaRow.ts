import type { Mala } from './beads.ts'

/** One mantra's mala in the phone's database. */
export type MalaRow = Mala & {
  readonly mantra: string
  /** The sitting that the next bead may continue. */
  readonly sitting?: string
  /** The last bead that is stored, of each tab, whoever told it. */
  readonly seen: Readonly<Record<string, number>>
  /** Whose it is; absent if it was told before logging in. */
  readonly account?: string
}
