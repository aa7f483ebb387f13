import { useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { call } from '#app/offline/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Order } from '#contract/orders/public.ts'

/** One change of an order that its buyer waits for. */
export function useOrderChange(onDone: (order: Order) => void) {
  const [isSending, setIsSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  return {
    isSending,
    trouble,
    send: async <Sent, Parsed>(
      endpoint: Endpoint<Sent, Parsed, Order>,
      input: Sent,
      idempotencyKey?: string,
    ): Promise<boolean> => {
      setIsSending(true)
      setTrouble(undefined)
      try {
        onDone(await call(endpoint, input, idempotencyKey === undefined ? {} : { idempotencyKey }))
        return true
      } catch (error) {
        setTrouble(troubleOf(error))
        return false
      } finally {
        setIsSending(false)
      }
    },
  }
}
