import { useEffect, useState } from 'react'
import { onTestFinished } from 'vitest'
import { rendered } from './rendered.tsx'

/** A hook in a component of its own that answers as in a page; `again` gives it other arguments. */
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
  await rendered(<Holder />)
  // From here on it answers by itself, whenever the phone or the server has.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  onTestFinished(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = true))
  return {
    read: (): T => {
      if (!held.answer) throw new Error('The hook has not answered')
      return held.answer.last
    },
    again: (...args: A): void => held.turn?.(args),
  }
}
