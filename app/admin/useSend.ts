import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { showToast } from '#app/ui/toasts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { call } from '#app/offline/call.ts'
import { type Failure, failureOf } from './failure.ts'
import { useFailureText } from './FailureNotice.tsx'

type Options = {
  version?: number
  idempotencyKey?: string
  isQuiet?: boolean
  /** Another one follows: the screen is reloaded after the last. */
  hasMore?: boolean
}

/**
 * Sends a change, and then reloads everything on the screen. A failure is shown in a toast (unless
 * `isQuiet`, if the page shows it) and returned; it never throws.
 */
export function useSend() {
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const send = async <S, P, O>(
    endpoint: Endpoint<S, P, O>,
    input: S,
    { isQuiet, hasMore, ...options }: Options = {},
  ): Promise<O | undefined> => {
    setBusy((count) => count + 1)
    setFailure(undefined)
    try {
      return await call(endpoint, input, options)
    } catch (error) {
      const failed = failureOf(error)
      setFailure(failed)
      if (!isQuiet) showToast({ title: failureText(failed), tone: 'destructive' })
      return undefined
    } finally {
      setBusy((count) => count - 1)
      if (!hasMore) void queryClient.invalidateQueries()
    }
  }
  const errorAt = (...pointers: string[]): string | undefined =>
    failure?.fields.find(({ pointer }) => pointers.includes(pointer))?.detail
  return { send, isBusy: busy > 0, failure, errorAt, clearFailure: () => setFailure(undefined) }
}
