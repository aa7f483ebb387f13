import { useEffect, useState } from 'react'
import { getNow } from '#app/offline/clock.ts'
import { templeNow, type TempleNow } from './slots.ts'

const lookMs = 60_000

/** The day and hour at the temple, even if the page stays open; `date` is at least the server's. */
export function useTempleNow(timeZone: string, rendered: string): TempleNow {
  const [now, setNow] = useState<TempleNow>({ date: rendered, hour: 0 })
  useEffect(() => {
    const look = () =>
      setNow((known) => {
        const next = templeNow(getNow(), timeZone)
        return next.date === known.date && next.hour === known.hour ? known : next
      })
    look()
    const timer = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [timeZone])
  return now
}
