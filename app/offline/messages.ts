/** What a page says to the worker. */
export type WorkerMessage =
  /** The devotee agreed to the version that waits. */
  | { type: 'SKIP_WAITING' }
  /** The server is in reach: fetch the pages that open offline. */
  | { type: 'KEEP_PAGES' }
  /** A page of this version is not the worker's yet. */
  | { type: 'CLAIM' }

/** The tag of the browser's background sync, which only wakes the outbox. */
export const outboxTag = 'outbox'
