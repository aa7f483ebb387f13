import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { offlineStatus } from '#app/i18n/en/offline/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { useLoadAgain } from '#app/loadAgain.ts'
import { afterFirstRender } from '#app/lazy/calm.ts'
import { buttonClass } from '#app/ui/Button.tsx'

const patienceMs = 5_000

/**
 * Shown while the page still waits for required data. What replaces a rendered page waits on purpose,
 * and nothing is missing meanwhile.
 */
export function SlowNotice() {
  const words = useWords(offlineStatus)
  const loadAgain = useLoadAgain()
  const isOpening = useRouterState({ select: ({ status }) => status === 'pending' })
  const missing = useIsFetching({
    predicate: (query) => query.state.data === undefined && query.isActive(),
  })
  const isWaiting = isOpening || missing > 0
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    void Promise.resolve(afterFirstRender).then(() => {
      if (!isOver) timer = setTimeout(() => setIsLong(true), patienceMs)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting])
  if (!isLong) return null
  return (
    <p className="offline-banner">
      {words.slow}
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        onClick={() => void loadAgain()}
      >
        {words.again}
      </button>
    </p>
  )
}
