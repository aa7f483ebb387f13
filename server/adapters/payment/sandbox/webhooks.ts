import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import type { Emit } from './records.ts'
import { newId } from './objects.ts'

/** An event as it is sent: the exact bytes, and the header that proves them. */
export type SignedEvent = { readonly body: string; readonly signature: string }

type Deps = {
  readonly secret: string
  readonly apiVersion: string
  readonly now: () => Date
  /** Where events are sent; without it they are only stored. */
  readonly target: (() => string) | undefined
}

/** Retry delays; Stripe's are hours, but here a developer is waiting. */
const waitsMs = [0, 1000, 5000, 30_000]

/** Older ones are not looked up. */
const mostEvents = 1000

export const createWebhooks = ({ secret, apiVersion, now, target }: Deps) => {
  const events: Stripe.Event[] = []
  const stopping = new AbortController()

  /** Signs an event with the current or a given time. */
  const sign = (event: Stripe.Event, at: Date = now()): SignedEvent => {
    const body = JSON.stringify(event)
    const time = Math.floor(at.getTime() / 1000)
    const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, signature: `t=${time},v1=${mac}` }
  }

  const post = async (url: string, event: Stripe.Event): Promise<boolean> => {
    const { body, signature } = sign(event)
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const { signal } = stopping
    return fetch(url, { method: 'POST', headers, body, signal }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Sends it, and retries for a while if it is not accepted. */
  const deliver = async (event: Stripe.Event): Promise<void> => {
    if (target === undefined) return
    for (const ms of waitsMs) {
      await wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted || (await post(target(), event))) return
    }
  }

  return {
    events: events as readonly Stripe.Event[],
    sign,
    deliver,
    emit: ((type, object) => {
      const envelope = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: Math.floor(now().getTime() / 1000),
        data: { object: { ...object } },
        livemode: false,
        pending_webhooks: 1,
        request: { id: newId('req'), idempotency_key: null },
        type,
      } satisfies Stripe.EventBase
      // TypeScript cannot relate the object to the event type here.
      const event = envelope as unknown as Stripe.Event
      if (events.length === mostEvents) events.shift()
      events.push(event)
      void deliver(event)
    }) satisfies Emit,
    stop: (): void => stopping.abort(),
  }
}
