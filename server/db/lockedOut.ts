import { StartError } from '#server/errors.ts'
import { explainPostgres } from '#server/systemErrors/explain.ts'

/** In a line, if the database cannot be reached at the address of that name; never with the address. */
export const orLockedOut = (error: unknown, name: string): unknown => {
  const message = explainPostgres(error, name)
  return message === undefined ? error : new StartError(message)
}
