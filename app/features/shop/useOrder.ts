import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useByLink } from '#app/offline/useByLink.ts'
import type { Order } from '#contract/orders.ts'
import { orderQuery } from './orderQueries.ts'
import { keptToken } from './orderTokens.ts'

/** How often, and for how long, a payment's result is asked for after the card form. */
const againMs = 3000
const asksAtMost = 20

export type OrderState =
  | { state: 'loading' | 'missing' | 'signedOut' | 'unreachable' }
  | {
      state: 'here'
      order: Order
      isOwn: boolean
      /** The card form was left, and the provider's word has not arrived. */
      isWaiting: boolean
      /** Takes over an answer to a change. */
      take: (order: Order) => void
    }

/** An order by its reference, for its owner or with its secret, as the server sends it. */
export function useOrder(reference: string, hash: string, hasPaid: boolean): OrderState {
  const queryClient = useQueryClient()
  const [taken, setTaken] = useState<Order>()
  const secret = hash || keptToken(reference)
  const { isOwn, told, absence } = useByLink({
    secret,
    stored: { isRead: true },
    query: (token) => orderQuery(reference, token),
  })
  const token = isOwn ? '' : secret
  const order = taken && (!told || taken.updatedAt >= told.updatedAt) ? taken : told
  const mayWait = hasPaid && order?.status === 'placed' && order.payment === 'card'
  const asked = useQuery({
    ...orderQuery(reference, token),
    queryKey: ['private', 'order', reference, token, 'again'],
    enabled: mayWait,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount + state.errorUpdateCount < asksAtMost && state.data?.status !== 'paid'
        ? againMs
        : false,
  })
  const latest = asked.data && order && asked.data.updatedAt > order.updatedAt ? asked.data : order
  if (!latest) return { state: absence }
  return {
    state: 'here',
    order: latest,
    isOwn,
    isWaiting: mayWait && latest.status === 'placed' && asked.fetchStatus !== 'paused',
    take: (changed) => {
      setTaken(changed)
      void queryClient.invalidateQueries({ queryKey: ['private', 'myOrders'] })
    },
  }
}
