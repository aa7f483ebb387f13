import type { SyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { type InputRules, showUnsaid } from './showRefused.ts'

/** Saves a form, or shows all of its errors at once. */
export async function submitForm<V extends FieldValues>(
  form: UseFormReturn<V>,
  store: (values: V) => Promise<void>,
  judged: InputRules<V> | undefined,
  event: SyntheticEvent<HTMLFormElement>,
): Promise<void> {
  const element = event.currentTarget
  // An error on a value without a field would block the next submit.
  form.clearErrors()
  await form.handleSubmit(store, (said) => judged && showUnsaid(form, judged, said))(event)
  focusFirstError(element)
}
