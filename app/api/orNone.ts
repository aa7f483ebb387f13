import { ApiError } from './errors.ts'

/**
 * The answer, or null on a 404. Rejects if the server is unreachable, busy or failing, or if
 * something in between answered.
 */
export const orNone = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.problem && error.status < 429) return null
    throw error
  })
