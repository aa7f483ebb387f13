import { useEffect, useId, useInsertionEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type TypedValues = ReadonlyMap<string, string | boolean>

/**
 * Keeps what was typed or chosen in a rendered form before its code loaded: React Hook Form writes
 * its defaults into every input that it registers. Returns the id that the form element must have.
 */
export function useTypedEarly<V extends FieldValues>(form: UseFormReturn<V, unknown, V>): string {
  const id = useId()
  const typed = useRef<TypedValues>(undefined)
  // Insertion effects run before the inputs are registered with React Hook Form.
  useInsertionEffect(() => {
    const element = document.getElementById(id)
    if (element instanceof HTMLFormElement) typed.current ??= typedIn(element)
  }, [id])
  useEffect(() => {
    for (const [name, value] of typed.current ?? [])
      form.setValue(name as Path<V>, value as never, { shouldDirty: true })
    typed.current = new Map()
  }, [form])
  return id
}

function typedIn(form: HTMLFormElement): TypedValues {
  const typed = new Map<string, string | boolean>()
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      if (control.checked === control.defaultChecked) continue
      if (control.type === 'checkbox') typed.set(control.name, control.checked)
      else if (control.checked) typed.set(control.name, control.value)
    } else if (control instanceof HTMLSelectElement) {
      const options = [...control.options]
      const rendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
      if (!rendered?.selected) typed.set(control.name, control.value)
    } else if (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value !== control.defaultValue
    )
      typed.set(control.name, control.value)
  }
  typed.delete('')
  return typed
}
