import { useQueryClient } from '@tanstack/react-query'
import { storeOrder, laterOrder } from '#app/offline/content/orders.ts'
import { useByLink } from '#app/offline/useByLink.ts'
import { useLive } from '#app/offline/useLive.ts'
import { useCardAnswer } from '#app/payments/useCardAnswer.ts'
import { privateKey } from '#app/queries.ts'
import type { Order } from '#contract/orders/public.ts'
import { orderQuery } from './queries.ts'

export type ShownOrder = {
  order: Order
  /** The order belongs to the logged-in account. */
  isOwn: boolean
  isFresh: boolean
  /** The server no longer opens it: only this phone still has it. */
  isRefused: boolean
  seenAt: string
  /** The card form was left, and the provider's answer has not arrived. */
  payment?: 'waiting' | 'late' | undefined
  /** Applies the server's answer to a change. */
  take: (order: Order) => Promise<void>
  /** Refetches it. */
  renew: () => Promise<unknown>
}

export type OrderState =
  | { state: 'loading' | 'missing' | 'signedOut' | 'unreachable' }
  | ({ state: 'here' } & ShownOrder)

const isUnpaid = ({ status, payment, isPaid }: Order): boolean =>
  status === 'placed' && payment === 'card' && !isPaid

/**
 * An order by its reference, for its owner or with its secret: as this phone has it, and again when
 * the server answers. If the phone has it stored, the address needs no secret.
 */
export function useOrder(reference: string, secret: string, hasPaid = false): OrderState {
  const queryClient = useQueryClient()
  const card = useCardAnswer(hasPaid)
  const { isRead, isLate, data: stored } = useLive(reference, (db) => db.orders.get(reference))
  const { isOwn, isOpen, fetched, isFresh, isRefused, absence } = useByLink<Order>({
    secret,
    stored: { isRead, isLate, token: stored?.order.token, account: stored?.account },
    query: (token) => ({
      ...orderQuery(reference, token),
      refetchInterval: ({ state: { data } }) => card.pollWhile(!data || isUnpaid(data)),
    }),
  })
  const localOrder = isOpen ? stored?.order : undefined
  const order = localOrder && fetched ? laterOrder(localOrder, fetched) : (fetched ?? localOrder)
  if (!order) return { state: absence }
  const queryKey = [privateKey, 'order', reference]
  return {
    state: 'here',
    order,
    isOwn,
    isFresh,
    isRefused,
    seenAt: stored?.seenAt ?? '',
    payment: card.stateWhile(isUnpaid(order)),
    take: async (changed) => {
      await keep(changed)
      // An answer requested before the change must not replace it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData({ queryKey }, changed)
    },
    renew: () => queryClient.refetchQueries({ queryKey }),
  }
}

async function keep(order: Order): Promise<void> {
  const { db, inTime } = await import('#app/offline/phone.ts')
  // A phone that stores nothing still shows it.
  await inTime(storeOrder(db, order, { onlyIfStored: true }))
}
