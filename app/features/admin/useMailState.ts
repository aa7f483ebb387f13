import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readOptions } from '#app/admin/useRead.ts'
import { getMailState, listDeliveries } from '#contract/notifications/admin.ts'

/** Trouble shows within a minute: a failed attempt itself takes up to twenty seconds. */
const lookMs = 20_000

/**
 * Asks regularly whether emails are being sent; when that changes, the delivery log is read again.
 */
export function useMailState() {
  const client = useQueryClient()
  const state = useQuery({ ...readOptions(getMailState, {}), refetchInterval: lookMs }).data
  const renew = useEffectEvent((_known: string | undefined) =>
    client.invalidateQueries({ queryKey: [listDeliveries.path] }),
  )
  const stateKey = JSON.stringify(state)
  useEffect(() => void renew(stateKey), [stateKey])
  return state
}
