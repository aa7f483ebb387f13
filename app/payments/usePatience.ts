import { useEffect, useState } from 'react'

/** For how long we ask by ourselves whether a card payment has arrived. */
const patienceMs = 60_000

/** False once the provider has had enough time. */
export function usePatience(isAsking: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setIsOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isAsking])
  return isAsking && !isOver
}
