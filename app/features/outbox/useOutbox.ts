import { useEffect, useState } from 'react'
import { patiently } from '#app/offline/late.ts'
import type { OutboxRow } from '#app/offline/outboxRow.ts'

/** `rows` is undefined until they are read, and `hasFailed` where this phone keeps nothing. */
type Reading = { rows?: readonly OutboxRow[]; hasFailed?: boolean }

/** The outbox as it is now, whoever changes it: this page, another tab or the worker. */
export function useOutbox(): Reading {
  const [reading, setReading] = useState<Reading>({})
  useEffect(() => {
    let stop = () => {}
    let isMounted = true
    void patiently(() => import('#app/offline/phone.ts')).then(({ outbox }) => {
      if (!isMounted) return
      stop = outbox.watch(
        (rows) => setReading({ rows }),
        () => setReading({ hasFailed: true }),
      )
    })
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return reading
}
