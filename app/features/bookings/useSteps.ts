import { useLayoutEffect, useRef } from 'react'
import type { BookingFormState } from './bookingFields.ts'
import type { BookingValues } from './bookingValues.ts'

/** The form's steps, in their order. */
export const steps = ['puja', 'day', 'names'] as const
export type Step = (typeof steps)[number]

export const toStep = (text: string | undefined): Step =>
  steps.find((step) => step === text) ?? 'puja'

/** The fields of the first two steps; all others are in the last. */
const fields = {
  puja: ['pujaType'],
  day: ['preferredDate', 'preferredTime'],
} as const satisfies Partial<Record<Step, readonly (keyof BookingValues)[]>>

export const fieldsOf = (step: 'puja' | 'day') => fields[step]

/** The first step with a field in error. */
export function stepInError({ control, getFieldState }: BookingFormState): Step | undefined {
  const first = (['puja', 'day'] as const).find((step) =>
    fields[step].some((name) => getFieldState(name).invalid),
  )
  return first ?? (Object.keys(control._formState.errors).length > 0 ? 'names' : undefined)
}

export const headingId = (step: Step): string => `step-${step}`

/**
 * Moves the focus to the heading of a step that has just opened, so that it is read out; or, if
 * asked to, to a field of it.
 */
export function useStepFocus(step: Step) {
  const shown = useRef(step)
  const field = useRef<string>(undefined)
  const focus = () => {
    const target = field.current
      ? document.querySelector<HTMLElement>(field.current)
      : document.getElementById(headingId(step))
    field.current = undefined
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focus()
  })
  /** The next focus, once its step is open; `isOpen`: it already is. */
  return (selector: string, isOpen: boolean) => {
    field.current = selector
    if (isOpen) requestAnimationFrame(focus)
  }
}
