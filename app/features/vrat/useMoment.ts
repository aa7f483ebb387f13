import { useEffect, useState } from 'react'
import { getNow } from '#app/offline/clock.ts'

/** This moment, told anew after `wait` milliseconds and whenever the page is looked at again. */
export function useMoment(wait: (now: number) => number): number {
  const [now, setNow] = useState(getNow)
  const due = now + wait(now)
  useEffect(() => {
    const look = () => setNow(getNow())
    const timer = setTimeout(look, due - getNow())
    // A sleeping phone's timers sleep too.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [due])
  return now
}
