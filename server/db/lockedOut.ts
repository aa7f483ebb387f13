import { codeOf, StartError } from '#server/errors.ts'

/** Connection refused, unknown host, wrong password, no such database. */
const isLockedOut = (error: unknown): boolean =>
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|28\w{3}|3D\w{3})$/.test(codeOf(error))

/** In a line, if the database cannot be reached at the address of that name; never with the address. */
export const orLockedOut = (error: unknown, name: string): unknown =>
  isLockedOut(error)
    ? new StartError(`The database at ${name} refused the login (${codeOf(error)})`)
    : error
