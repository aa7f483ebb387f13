/** What the mala needs from the player to count recitations automatically. */
export type Recitations = {
  /** Whether a recitation is audible now. */
  readonly isSounding: boolean
  /** Why it is not audible. */
  readonly trouble?: 'offline' | 'failed'
  /** Recites again and again, until stopped. */
  readonly start: () => void
  readonly stop: () => void
  /**
   * Calls the listener at the end of each recitation. It returns the pause before the next one in
   * milliseconds, or undefined to stop.
   */
  readonly onRecitation: (listener: () => number | undefined) => () => void
}
