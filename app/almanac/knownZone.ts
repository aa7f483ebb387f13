/** Whether this browser can tell the time in a zone; one it does not know could only give wrong dates. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
