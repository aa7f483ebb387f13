import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { requiredIn } from '#app/forms/requiredIn.ts'
import { bookingValues, type BookingValues, emptyBooking } from './bookingValues.ts'

export type BookingFormState = UseFormReturn<BookingValues, unknown, BookingValues>

/**
 * Fields whose rules depend on other fields: an address is only sometimes required.
 */
const required: ReadonlySet<string> = new Set([
  ...requiredIn(bookingValues, emptyBooking),
  'address.line1',
  'address.city',
  'address.postalCode',
])

/** Connects an input of the form to its value and its error. */
export const fieldOf = (form: BookingFormState, name: FieldPath<BookingValues>) => ({
  ...form.register(name),
  error: form.getFieldState(name, form.formState).error?.message,
  required: required.has(name),
})

/** A value set by a button instead of typing. */
export const chosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
