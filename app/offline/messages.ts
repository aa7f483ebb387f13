/** What a page says to the worker. */
export type WorkerMessage = { type: 'SKIP_WAITING' }
