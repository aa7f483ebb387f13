/** What the mala needs of the player, so that it can count by itself. */
export type Recitations = {
  /** Whether a recitation can be heard now. */
  readonly isSounding: boolean
  /** Why it cannot be heard. */
  readonly trouble?: 'offline' | 'failed'
  /** Recites again and again, until stopped. */
  readonly start: () => void
  readonly stop: () => void
  /**
   * Calls the listener at the end of each recitation. The next one begins after as much silence as
   * the listener asks for, in milliseconds; nothing more is recited if it asks for none.
   */
  readonly onRecitation: (listener: () => number | undefined) => () => void
}
