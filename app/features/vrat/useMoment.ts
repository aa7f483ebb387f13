import { useEffect, useState } from 'react'
import { getNow, subscribeClock } from '#app/offline/clock.ts'

/**
 * The current time, updated after `wait` milliseconds, whenever the page becomes visible again, and
 * when the phone's clock proves wrong.
 */
export function useMoment(wait: (now: number) => number): number {
  const [now, setNow] = useState(getNow)
  const due = now + wait(now)
  useEffect(() => {
    const look = () => setNow(getNow())
    const timer = setTimeout(look, due - getNow())
    // A sleeping phone's timers sleep too.
    document.addEventListener('visibilitychange', look)
    const stopClock = subscribeClock(look)
    return () => {
      stopClock()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [due])
  return now
}
