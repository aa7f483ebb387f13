import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import * as z from 'zod/mini'
import type { Failure } from './failure.ts'

/**
 * The form's field for a JSON pointer. A field may hold more than one part of the input: a mantra's
 * lines are written in one field.
 */
export const fieldAt = (values: unknown, pointer: string): string => {
  const path: string[] = []
  let value = values
  for (const part of pointer.replace(/^#?\//, '').split('/')) {
    if (value === null || typeof value !== 'object') break
    path.push(part)
    value = (value as Record<string, unknown>)[part]
  }
  return path.join('.')
}

/** Shows at each field what the server refused there. */
export const showRefused = <V extends FieldValues>(
  form: UseFormReturn<V>,
  failure: Failure | undefined,
): void => {
  for (const { pointer, detail } of failure?.fields ?? []) {
    const path = fieldAt(form.getValues(), pointer) as Path<V>
    form.setError(path, { type: 'server', message: detail })
  }
}

/** What is sent of a form, and the contract that judges it. */
export type InputRules<V> = {
  schema: z.ZodMiniType
  toInput: (values: V) => unknown
  unclear: string
}

/** Shows the contract's errors on fields for which the form's own rules reported none. */
export const showUnsaid = <V extends FieldValues>(
  form: UseFormReturn<V>,
  { schema, toInput, unclear }: InputRules<V>,
  said: FieldErrors<V>,
): void => {
  const values = form.getValues()
  const { error } = z.safeParse(schema, toInput(values), { error: () => unclear })
  for (const { path: at, message } of error?.issues ?? []) {
    const path = fieldAt(values, at.map(String).join('/')) as Path<V>
    if (!get(said, path)) form.setError(path, { type: 'contract', message })
  }
}
