import type { SyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { type Judged, showUnsaid } from './showRefused.ts'

/** Stores what a form holds, or says everything that is wrong with it at once. */
export async function submitForm<V extends FieldValues>(
  form: UseFormReturn<V>,
  store: (values: V) => Promise<void>,
  judged: Judged<V> | undefined,
  event: SyntheticEvent<HTMLFormElement>,
): Promise<void> {
  const element = event.currentTarget
  // What was refused at a value without a field of its own would keep the form from being sent again.
  form.clearErrors()
  await form.handleSubmit(store, (said) => judged && showUnsaid(form, judged, said))(event)
  focusFirstError(element)
}
