import { useState } from 'react'
import { useSend } from './useSend.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/**
 * A form that is sent once: until something is changed it keeps its key, so pressing again after a
 * lost answer records nothing twice.
 */
export function useEntry<T extends object>(empty: T) {
  const [typed, setTyped] = useState(empty)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, failure } = useSend()
  const errorAt = (...pointers: string[]): string | undefined =>
    failure?.fields.find(({ pointer }) => pointers.includes(pointer))?.detail
  return {
    typed,
    isBusy,
    failure,
    errorAt,
    isDirty: JSON.stringify(typed) !== JSON.stringify(empty),
    change: (changes: Partial<T>) => {
      setTyped({ ...typed, ...changes })
      setKey(crypto.randomUUID())
    },
    send: <S, P, O>(endpoint: Endpoint<S, P, O>, input: S): Promise<O | undefined> =>
      send(endpoint, input, { idempotencyKey: key, isQuiet: true }),
  }
}
