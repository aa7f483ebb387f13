import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BookingValues } from './bookingValues.ts'

export type BookingFormState = UseFormReturn<BookingValues, unknown, BookingValues>

/** Connects an input of the form to its value and its error. */
export const fieldOf = (form: BookingFormState, name: FieldPath<BookingValues>) => ({
  ...form.register(name),
  error: form.getFieldState(name, form.formState).error?.message,
})

/** A value set by a button instead of typing. */
export const chosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
