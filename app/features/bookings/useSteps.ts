import { useLayoutEffect, useRef } from 'react'
import type { BookingFormState } from './bookingFields.ts'
import type { BookingValues } from './bookingValues.ts'

/** The form's steps, in their order. */
export const steps = ['puja', 'names'] as const
export type Step = (typeof steps)[number]

export const toStep = (text: string | undefined): Step =>
  steps.find((step) => step === text) ?? 'puja'

/** The fields of the first step; all others are in the last. */
export const firstFields = [
  'pujaType',
  'preferredDate',
  'preferredTime',
] as const satisfies readonly (keyof BookingValues)[]

/** The first step with a field in error. */
export function stepInError({ control, getFieldState }: BookingFormState): Step | undefined {
  if (firstFields.some((name) => getFieldState(name).invalid)) return 'puja'
  return Object.keys(control._formState.errors).length > 0 ? 'names' : undefined
}

export const headingId = (step: Step): string => `step-${step}`

/** The first field, focused so that it can be filled without another tap. */
const firstQuestion = '[name="fullName"]'

/**
 * Moves the focus to the heading of a step that has just opened, so that it is read out; to the
 * name, if it is still to be written; or to the first field of the requested step.
 */
export function useStepFocus(step: Step) {
  const shown = useRef(step)
  const field = useRef<string>(undefined)
  const focus = () => {
    const heading = document.getElementById(headingId(step))
    const name = document.querySelector<HTMLInputElement>(firstQuestion)
    const requested = field.current
    field.current = undefined
    const target = requested
      ? document.querySelector<HTMLElement>(requested)
      : step === 'names' && name?.value === ''
        ? name
        : heading
    const top = requested ? target : heading
    top?.scrollIntoView()
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
