import { ApiError } from './errors.ts'

/**
 * What the server has, or null if it says that it does not exist, which is an answer too. Fails if
 * the server is unreachable, busy or failing, or if something in between answered.
 */
export const orNone = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.problem && error.status < 429) return null
    throw error
  })
