import { isChunkLoadError } from '#app/isChunkLoadError.ts'
import { UnreachableError, UnreadableAnswerError } from './errors.ts'

/**
 * No answer, an answer from something other than our server, or a chunk that could not be loaded.
 * Everything else is a bug, which reconnecting cannot fix.
 */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof UnreadableAnswerError && error.body === undefined) ||
  isChunkLoadError(error)
