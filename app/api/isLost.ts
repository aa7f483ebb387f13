import { isLostCode } from '#app/isLostCode.ts'
import { UnreachableError, UnreadableAnswerError } from './errors.ts'

/**
 * Nobody answered, something other than our server did, or code of ours could not be loaded. Everything else is a
 * fault, and no connection mends it.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof UnreadableAnswerError && error.body === undefined) ||
  isLostCode(error)
