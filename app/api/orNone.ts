import { ApiError } from './errors.ts'

/**
 * What the server has, or null where it says that it has no such thing: that is an answer, too. Fails
 * where it is out of reach, unwell or busy, or where somebody before it spoke.
 */
export const orNone = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.problem && error.status < 429) return null
    throw error
  })
