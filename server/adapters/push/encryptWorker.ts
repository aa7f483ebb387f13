import { parentPort } from 'node:worker_threads'
import webPush from 'web-push'
import type { PushMessage } from './port.ts'

/** A message and the header that says who sends it. */
export type Task = { readonly message: PushMessage; readonly authorization: string }

/** What is sent: headers and encrypted body; or why this message cannot be encrypted. */
export type Prepared =
  | { readonly headers: Record<string, string>; readonly body: Uint8Array }
  | { readonly refused: string }

/** web-push’s own request, signed already: nothing is signed again here. */
export const prepare = ({ message, authorization }: Task): Prepared => {
  const { target, payload, ttlSeconds, urgency, topic } = message
  const { endpoint, p256dh, auth } = target
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { TTL: ttlSeconds, urgency, topic, headers: { Authorization: authorization } },
    )
    return { headers, body }
  } catch (error) {
    return { refused: String(error) }
  }
}

parentPort?.on('message', (tasks: readonly Task[]) => {
  parentPort?.postMessage(tasks.map(prepare))
})
