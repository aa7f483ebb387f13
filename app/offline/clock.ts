/**
 * Whether this phone's clock can be trusted. Nothing corrects a phone set to another year;
 * the server's `Date` header shows it.
 */
const dayMs = 86_400_000

let skewMs = 0
const listeners = new Set<() => void>()

/** Reads the `Date` header of a fresh answer. A clock less than a day off is trusted. */
export function reportServerDate(header: string | null, phoneNow = Date.now()): void {
  const served = Date.parse(header ?? '')
  if (Number.isNaN(served)) return
  const off = served - phoneNow
  const next = Math.abs(off) > dayMs ? off : 0
  // Answers take time, so small differences in a wrong clock are not reported again.
  if (Math.abs(next - skewMs) < dayMs / 24) return
  skewMs = next
  for (const listener of listeners) listener()
}

/** How far the phone's clock is behind the server's, in milliseconds; 0 if the clock is trusted. */
export const getClockSkew = (): number => skewMs

/** Now, by the phone's clock or, if that is known to be wrong, by the server's. */
export const getNow = (): number => Date.now() + skewMs

export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
