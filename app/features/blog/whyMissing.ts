/** Why an article is not shown: there is none, the temple took it away, or nobody could be asked. */
export type Missing = 'missing' | 'gone' | 'unreachable'

/**
 * Told by the API's answer in a browser, and by the service itself on the server; undefined for any
 * other failure. By name and code, as the errors' own module comes with the schemas, late.
 */
export const whyMissing = (error: unknown): Missing | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'UnreachableError') return 'unreachable'
  const code = 'code' in error ? error.code : undefined
  return code === 'gone' ? 'gone' : code === 'not_found' ? 'missing' : undefined
}
