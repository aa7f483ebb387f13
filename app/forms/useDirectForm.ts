import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Api } from '#app/api/client.ts'
import { focusFirstError } from './focusFirstError.ts'
import { type OfPerson, prefill } from './prefill.ts'
import { requiredIn } from './requiredIn.ts'
import { schemaResolver } from './schemaResolver.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import { useTypedEarly } from './useTypedEarly.ts'

type Options<V extends FieldValues, A> = {
  /** The contract's own rules for the form's content. */
  schema: z.ZodMiniType
  empty: V
  ofPerson?: OfPerson<V>
  send: (values: V, api: Api) => Promise<A>
  onDone: (answer: A, values: V) => void | Promise<void>
  onTrouble?: (trouble: Trouble) => void
}

/**
 * A form that is sent directly, without the outbox, such as login and passwords. The server's field
 * errors appear beside the fields; everything else is `trouble`.
 */
export function useDirectForm<V extends FieldValues, A>(options: Options<V, A>) {
  const { schema, empty, send, onDone, onTrouble } = options
  const form = useForm<V, unknown, V>({
    defaultValues: empty as DefaultValues<V>,
    resolver: schemaResolver<V>(schema),
    // Not when a field is left: messages that come or go then would move the button away under the
    // finger.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const fill = useEffectEvent(() => options.ofPerson && prefill(form, options.ofPerson))
  // Where the phone's own code does not load, everything is typed.
  useEffect(() => void fill()?.catch(() => undefined), [])
  const id = useTypedEarly(form)
  const [required] = useState(() => requiredIn(schema, empty))
  const [trouble, setTrouble] = useState<Trouble>()
  const { errors, isSubmitting } = form.formState

  const attempt = async (values: V, element: HTMLFormElement) => {
    setTrouble(undefined)
    try {
      const { api } = await import('#app/offline/phone.ts')
      const answer = await send(values, api)
      await onDone(answer, values)
    } catch (error) {
      const met = troubleOf(error)
      setTrouble(met)
      for (const { pointer, detail } of met.fields) {
        const path = pointer.replace(/^#?\//, '').replaceAll('/', '.')
        form.setError(path as Path<V>, { type: 'server', message: detail })
      }
      if (met.fields.length > 0) focusFirstError(element)
      onTrouble?.(met)
    }
  }
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const submit = form.handleSubmit(
      (values) => attempt(values, element),
      () => focusFirstError(element),
    )
    return submit(event)
  }
  // The refused fields were changed, or the form was validated again without errors.
  const isMended = trouble && trouble.fields.length > 0 && Object.keys(errors).length === 0
  return {
    form,
    /** Spread onto the form element. */
    formProps: { id, noValidate: true, onSubmit: handleSubmit, 'aria-busy': isSubmitting },
    isSending: isSubmitting,
    trouble: isMended ? undefined : trouble,
    /** What an input of this form needs. */
    field: (name: Path<V>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
      required: required.has(name),
    }),
  }
}
