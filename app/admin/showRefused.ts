import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
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
