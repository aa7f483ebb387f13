import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onTestFinished } from 'vitest'
import { followConnection } from '#app/offline/followConnection.ts'
import { createQueryClient } from '#app/queries.ts'
import { rendered } from './rendered.tsx'

/** A hook in a component, as in a page; `again` gives it other arguments. */
export async function hooked<A extends unknown[], T>(hook: (...args: A) => T, ...first: A) {
  const held: { answer?: { last: T }; turn?: (args: A) => void } = {}
  function Holder() {
    const [args, setArgs] = useState<A>(first)
    const last = hook(...args)
    useEffect(() => {
      held.turn = setArgs
    }, [])
    useEffect(() => {
      held.answer = { last }
    }, [last])
    return null
  }
  // Like the app's; no hook under test reads the public content.
  const queryClient = createQueryClient(() => Promise.reject(new Error('Not in this test')))
  followConnection()
  await rendered(
    <QueryClientProvider client={queryClient}>
      <Holder />
    </QueryClientProvider>,
  )
  // From here on it answers automatically, whenever the phone or the server does.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  onTestFinished(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = true))
  return {
    queryClient,
    read: (): T => {
      if (!held.answer) throw new Error('The hook has not answered')
      return held.answer.last
    },
    again: (...args: A): void => held.turn?.(args),
  }
}
