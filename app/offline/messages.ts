/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The devotee agreed to the waiting version. */
  | { type: 'SKIP_WAITING' }
  /** The server can be reached: fetch the pages that open offline. */
  | { type: 'KEEP_PAGES' }
  /** The page is of a newer version than the worker. */
  | { type: 'CLAIM' }

/** The tag of the browser's background sync, which only wakes the outbox. */
export const outboxTag = 'outbox'
