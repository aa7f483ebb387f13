import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { schemaResolver } from '#app/forms/schemaResolver.ts'
import type { Failure } from './failure.ts'
import { showRefused } from './showRefused.ts'

type Versioned = { version: number }

type Options<V extends FieldValues, T extends Versioned> = {
  /** Of what the form holds; absent where only the server judges. */
  schema?: z.ZodMiniType
  original: T
  toValues: (from: T) => V
  /** Answers what it became, or why not. The values were made from `base`. */
  save: (values: V, base: T) => Promise<{ saved?: T | undefined; failure?: Failure | undefined }>
  /** The latest, asked for when somebody else was quicker. */
  load: () => Promise<T | undefined>
}

/**
 * A form over something that has a version. What is typed stays whatever happens: a failure is shown,
 * and where somebody else was quicker both versions are, to choose.
 */
export function useEdited<V extends FieldValues, T extends Versioned>(options: Options<V, T>) {
  const { schema, original, toValues, save, load } = options
  const form = useForm<V>({
    defaultValues: toValues(original) as DefaultValues<V>,
    ...(schema && { resolver: schemaResolver<V>(schema) }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const [base, setBase] = useState(original)
  const [theirs, setTheirs] = useState<T>()
  const [failure, setFailure] = useState<Failure>()

  // Read anew, it is shown as it is now; what is being typed stays, and is compared when it is saved.
  const isSame = () => JSON.stringify(toValues(original)) === JSON.stringify(toValues(base))
  if (original.version > base.version && (!isDirty || isSame())) setBase(original)
  const show = useEffectEvent((latest: T) => {
    if (!form.formState.isDirty) form.reset(toValues(latest))
  })
  useEffect(() => show(base), [base])

  const take = (latest: T) => {
    setBase(latest)
    setTheirs(undefined)
    setFailure(undefined)
    form.reset(toValues(latest))
  }
  const store = async (values: V, from: T) => {
    setFailure(undefined)
    const { saved, failure: failed } = await save(values, from)
    if (saved) return take(saved)
    setFailure(failed)
    showRefused(form, failed)
    if (failed?.kind === 'changed') setTheirs(await load())
  }
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    await form.handleSubmit((values) => store(values, base))(event)
    focusFirstError(element)
  }
  return {
    form,
    handleSubmit,
    isSaving: isSubmitting,
    isDirty,
    failure,
    theirs,
    takeTheirs: () => theirs && take(theirs),
    keepMine: () => form.handleSubmit((values) => theirs && store(values, theirs))(),
  }
}
