/** Whether this browser knows a time zone; for an unknown one, dates would be wrong. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
