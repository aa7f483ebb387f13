import { useEffect, useState } from 'react'
import { patiently } from '#app/offline/late.ts'
import type { OutboxRow } from '#app/offline/outboxRow.ts'

/** `rows` is undefined until they are read, and `hasFailed` where this phone keeps nothing. */
type Reading = { rows?: readonly OutboxRow[]; hasFailed?: boolean }

/** As last read. The header's badge reads all the time, so a list that opens need not wait for its own. */
let latest: Reading = {}

/** The outbox as it is now, whoever changes it: this page, another tab or the worker. */
export function useOutbox(): Reading {
  const [reading, setReading] = useState(latest)
  useEffect(() => {
    let stop = () => {}
    const tell = (told: Reading) => {
      latest = told
      setReading(told)
    }
    let isMounted = true
    void patiently(() => import('#app/offline/phone.ts')).then(({ outbox }) => {
      if (!isMounted) return
      stop = outbox.watch(
        (rows) => tell({ rows }),
        () => tell({ hasFailed: true }),
      )
    })
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return reading
}
