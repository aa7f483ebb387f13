import { useMinute } from '#app/almanac/today.ts'
import { templeNow, type TempleNow } from './slots.ts'

/** The day and minute at the temple, even if the page stays open; `rendered` is the server's date. */
export function useTempleNow(timeZone: string, rendered: string): TempleNow {
  const at = useMinute()
  return at === undefined ? { date: rendered, minute: 0 } : templeNow(at, timeZone)
}
