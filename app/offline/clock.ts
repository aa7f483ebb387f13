/**
 * Whether this phone's clock can be believed. Nothing corrects a phone that was set to another year;
 * the server's `Date` header tells.
 */
const dayMs = 86_400_000

let skewMs = 0
const listeners = new Set<() => void>()

/** Hears the `Date` header of an answer that has just come. A clock less than a day off is believed. */
export function reportServerDate(header: string | null, phoneNow = Date.now()): void {
  const served = Date.parse(header ?? '')
  if (Number.isNaN(served)) return
  const off = served - phoneNow
  const next = Math.abs(off) > dayMs ? off : 0
  // Answers take their time: the same wrong clock is not news.
  if (Math.abs(next - skewMs) < dayMs / 24) return
  skewMs = next
  for (const listener of listeners) listener()
}

/** How far the phone's clock is behind the server's, in milliseconds; 0 where it is believed. */
export const getClockSkew = (): number => skewMs

/** Now, by the phone's clock or, where that is known to be wrong, by the server's. */
export const getNow = (): number => Date.now() + skewMs

export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
