/** Why a page’s content is not shown: it does not exist, the temple removed it, or we could not ask. */
export type MissingReason = 'missing' | 'gone' | 'unreachable'

/** Nothing has such an address, or could have it: one that is too long or has a NUL in it is refused. */
const isNowhere: readonly unknown[] = ['not_found', 'invalid_input', 'headers_too_large']

/**
 * Known from the API's answer in a browser, and from the service itself on the server; undefined
 * for any other failure. Compared by name and code, because the errors' own module loads late, with
 * the schemas.
 */
export const whyMissing = (error: unknown): MissingReason | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'UnreachableError') return 'unreachable'
  const code = 'code' in error ? error.code : undefined
  return code === 'gone' ? 'gone' : isNowhere.includes(code) ? 'missing' : undefined
}
