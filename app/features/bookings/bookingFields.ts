import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BookingValues } from './bookingValues.ts'

export type BookingFormState = UseFormReturn<BookingValues, unknown, BookingValues>

/** What ties an input of the form to its place and its error. */
export const fieldOf = (form: BookingFormState, name: FieldPath<BookingValues>) => ({
  ...form.register(name),
  error: form.getFieldState(name, form.formState).error?.message,
})

/** A value set by a button instead of being typed. */
export const chosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
