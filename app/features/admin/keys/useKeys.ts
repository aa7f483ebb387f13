import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { counterPlaces, keysOf } from '#app/admin/keys/counterKeys.ts'
import { isTyping } from '#app/admin/keys/isTyping.ts'

/** By its place on the keyboard: with Alt, some keyboards write another sign. */
const placeOf = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && /^(?:Digit|Numpad)[1-9]$/.test(code)
    ? counterPlaces[Number(code.slice(-1)) - 1]
    : undefined

const focusForm = () =>
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('main form :is(input:checked, input:not([type=radio]), select)')
      ?.focus(),
  )

type Options = { hasCounter: boolean; onHelp: () => void }

/** Opens a part of the counter with Alt and a digit, also while typing, and the help with `?`. */
export function useKeys({ hasCounter, onHelp }: Options): void {
  const navigate = useNavigate()
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // An open dialog comes first.
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return
    const place = hasCounter ? placeOf(event) : undefined
    const isHelp = event.key === '?' && !isTyping(event.target)
    if (!place && !isHelp) return
    event.preventDefault()
    if (!place) return onHelp()
    // The next entry, after one that was recorded.
    const next = document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${keysOf(place)}"]`)
    next?.click()
    const opened = next ?? navigate({ to: '/admin/$', params: { _splat: place } })
    void Promise.resolve(opened).then(focusForm)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
