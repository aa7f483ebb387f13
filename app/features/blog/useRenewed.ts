import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { getConnection, subscribeConnection } from '#app/offline/connection.ts'
import type { ReadQuery } from '#app/queries.ts'
import type { ReadName } from '#contract/reads.ts'
import { whyMissing } from './whyMissing.ts'

/**
 * What the phone keeps is shown at once; this brings what the temple has by now, and again when the
 * server is back in reach. Says so where the temple has no such thing, or no longer.
 */
export function useRenewed<N extends ReadName>({ queryKey }: ReadQuery<N>) {
  const queryClient = useQueryClient()
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'reachable')
  const [lost, setLost] = useState<'missing' | 'gone'>()
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    if (connection !== 'reachable') return undefined
    let isOver = false
    const [name, input] = JSON.parse(key) as typeof queryKey
    const renew = async () => {
      const { content } = await import('#app/offline/phone.ts')
      const fresh = await content.fetch(name, input)
      queryClient.setQueryData([name, input], fresh)
      if (!isOver) setLost(undefined)
    }
    renew().catch((error: unknown) => {
      const why = whyMissing(error)
      if (!isOver && why !== 'unreachable') setLost(why)
    })
    return () => {
      isOver = true
    }
  }, [key, connection, queryClient])
  return lost
}
