import { useState } from 'react'
import { useSend } from './useSend.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** The fields of a form that hold typed text. */
type TextOf<T> = { [Name in keyof T]: T[Name] extends string ? Name : never }[keyof T] & string

/** Props of a text field: value, error and change handler. */
export type EntryText = {
  value: string
  error: string | undefined
  autoComplete: 'off'
  onChange: (event: { target: { value: string } }) => void
}

/**
 * A form for recording entries. It keeps its idempotency key until something is changed, so
 * retrying after a lost answer records nothing twice.
 */
export function useEntry<T extends object>(empty: T) {
  const [typed, setTyped] = useState(empty)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, failure, errorAt } = useSend()
  const change = (changes: Partial<T>) => {
    setTyped({ ...typed, ...changes })
    setKey(crypto.randomUUID())
  }
  return {
    typed,
    isBusy,
    failure,
    errorAt,
    isDirty: JSON.stringify(typed) !== JSON.stringify(empty),
    change,
    text: (name: TextOf<T>, pointer = `#/${name}`): EntryText => ({
      value: String(typed[name]),
      error: errorAt(pointer),
      // Each entry is about a different person.
      autoComplete: 'off',
      onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<T>),
    }),
    send: <S, P, O>(endpoint: Endpoint<S, P, O>, input: S): Promise<O | undefined> =>
      send(endpoint, input, { idempotencyKey: key, isQuiet: true }),
  }
}
