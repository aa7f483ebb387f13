import { type SyntheticEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { useGoTo } from './AdminLink.tsx'
import type { Failure } from './failure.ts'
import { showRefused } from './showRefused.ts'
import { submitForm } from './submitForm.ts'
import { useSaving } from './useSaving.ts'

type Options<V extends FieldValues, S, P, T> = {
  empty: V
  endpoint: Endpoint<S, P, T>
  toInput: (values: V) => S
  /** Announces the new item, and returns the address of its page. */
  onAdded: (added: T) => string
}

/** A form for something new: it stays until that is stored, and then leads to its page. */
export function useAdded<V extends FieldValues, S, P, T>(options: Options<V, S, P, T>) {
  const { empty, endpoint, toInput, onAdded } = options
  const { save } = useSaving()
  const goTo = useGoTo()
  const [failure, setFailure] = useState<Failure>()
  const [isAdded, setIsAdded] = useState(false)
  const sent = useRef({ text: '', key: '' })
  const form = useForm<V>({ defaultValues: empty as DefaultValues<V>, shouldFocusError: false })
  const { isDirty, isSubmitting } = form.formState
  /** The same for the same input: sent again after a lost answer, it is stored once. */
  const keyOf = (input: S): string | undefined => {
    if (!endpoint.command) return undefined
    const text = JSON.stringify(input)
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }
  const store = async (values: V) => {
    setFailure(undefined)
    const input = toInput(values)
    const { saved, failure: failed } = await save(endpoint, input, undefined, keyOf(input))
    if (saved !== undefined) {
      setIsAdded(true)
      const path = onAdded(saved)
      // After the form is marked as saved, or the leave guard would ask.
      setTimeout(() => goTo(path))
      return
    }
    setFailure(failed)
    showRefused(form, failed)
  }
  const { unclear } = useWords(admin).failures
  const judged = { schema: endpoint.input, toInput, unclear }
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) =>
    submitForm(form, store, judged, event)
  return {
    form,
    handleSubmit,
    failure,
    isSaving: isSubmitting,
    /** Something would be lost by leaving. */
    isUnsaved: isDirty && !isAdded,
  }
}
