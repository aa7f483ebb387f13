/** Why a page’s content is not shown: it does not exist, the temple removed it, or we could not ask. */
export type MissingReason = 'missing' | 'gone' | 'unreachable'

/**
 * Known from the API's answer in a browser, and from the service itself on the server; undefined
 * for any other failure. Compared by name and code, because the errors' own module loads late, with
 * the schemas.
 */
export const whyMissing = (error: unknown): MissingReason | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'UnreachableError') return 'unreachable'
  const code = 'code' in error ? error.code : undefined
  return code === 'gone' ? 'gone' : code === 'not_found' ? 'missing' : undefined
}
