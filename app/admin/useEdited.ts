import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from '#app/forms/schemaResolver.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Conflict } from './ConflictPanel.tsx'
import { differencesOf, type Readers } from './differences.ts'
import type { Failure } from './failure.ts'
import { mergeChanges, type AtomicFields } from './mergeChanges.ts'
import { type InputRules, showRefused } from './showRefused.ts'
import { submitForm } from './submitForm.ts'

type Versioned = { version: number }

/** Typed over a version that may not be the latest any more. */
type ResumedDraft = { version: number; base: object; typed: object }

type Options<V extends FieldValues, T extends Versioned> = {
  /** The form's rules; absent if only the server checks. */
  schema?: z.ZodMiniType
  /** The contract's rules for the request, for what `schema` does not check. */
  judged?: Omit<InputRules<V>, 'unclear'>
  original: T
  toValues: (from: T) => V
  /** Returns the result, or why it failed. The values were made from `base`. */
  save: (values: V, base: T) => Promise<{ saved?: T | undefined; failure?: Failure | undefined }>
  /** Fetches the latest version after a conflict. */
  load: () => Promise<T | undefined>
  /** Field labels for the list of conflicting changes. */
  labels: Partial<Record<keyof V, string>>
  /** How a field's value is written there, where it is more than text. */
  readers?: Readers<V>
  /** Fields that hold a group which is never merged part by part. */
  whole?: AtomicFields
}

/**
 * A form for a versioned item. Input is never lost: failures are shown, and on a version conflict
 * the other person's changes are shown and merged field by field.
 */
export function useEdited<V extends FieldValues, T extends Versioned>(options: Options<V, T>) {
  const { schema, judged, original, toValues, save, load, labels, readers, whole } = options
  const { unclear } = useWords(admin).failures
  const form = useForm<V>({
    defaultValues: toValues(original) as DefaultValues<V>,
    ...(schema && { resolver: schemaResolver<V>(schema) }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const [base, setBase] = useState(original)
  /** Differs from the base's own after `resume`: its text is then older. */
  const [resumed, setResumed] = useState<V>()
  const baseValues = resumed ?? toValues(base)
  const [theirs, setTheirs] = useState<T>()
  const [failure, setFailure] = useState<Failure>()

  // When it is read again the new version is shown; typed text stays, and is compared on saving.
  const isSame = () => JSON.stringify(toValues(original)) === JSON.stringify(baseValues)
  if (original.version > base.version && (!isDirty || isSame())) {
    setBase(original)
    setResumed(undefined)
  }
  const show = useEffectEvent((latest: T) => {
    if (!form.formState.isDirty) form.reset(toValues(latest))
  })
  useEffect(() => show(base), [base])

  const take = (latest: T) => {
    setBase(latest)
    setResumed(undefined)
    setTheirs(undefined)
    setFailure(undefined)
    form.reset(toValues(latest))
  }
  const sidesOf = (mine: V, latest: T) => ({
    base: baseValues,
    mine,
    theirs: toValues(latest),
  })
  const differences = (mine: V, latest: T) =>
    differencesOf(sidesOf(mine, latest), labels, { readers, whole })
  const merged = (mine: V, latest: T): V => {
    const sides = sidesOf(mine, latest)
    return mergeChanges(sides.base, sides.mine, sides.theirs, whole)
  }
  const store = async (values: V, from: T): Promise<void> => {
    setFailure(undefined)
    const { saved, failure: failed } = await save(values, from)
    if (saved) return take(saved)
    if (failed?.kind !== 'changed') {
      setFailure(failed)
      return showRefused(form, failed)
    }
    const latest = await load()
    // Without their version there is nothing to choose from; the server's message is still true.
    if (!latest) return setFailure({ ...failed, kind: 'said' })
    const mine = form.getValues()
    // The other change touched nothing that this form edits.
    if (differences(mine, latest).length === 0) {
      return store(merged(mine, latest), latest)
    }
    setTheirs(latest)
  }
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) =>
    submitForm(form, (values) => store(values, base), judged && { ...judged, unclear }, event)
  const keepMine = async () => {
    if (theirs) await form.handleSubmit((values) => store(merged(values, theirs), theirs))()
  }
  /** Continues an earlier draft; a newer saved version shows up as a conflict on saving. */
  const resume = ({ version, base: from, typed }: ResumedDraft) => {
    setBase({ ...original, version })
    setResumed(from as V)
    form.reset(from as V)
    form.reset(typed as V, { keepDefaultValues: true })
  }
  /** Saves other values in one step, as if they had been typed. */
  const restore = async (values: V) => {
    form.reset(values, { keepDefaultValues: true })
    await form.handleSubmit((all) => store(all, base))()
  }
  const conflict: Conflict | undefined = theirs && {
    differences: differences(form.getValues(), theirs),
    id: theirs,
    isBusy: isSubmitting,
    onKeepMine: () => void keepMine(),
    onTakeTheirs: () => take(theirs),
  }
  const saved = { version: base.version, values: baseValues }
  const state = { isSaving: isSubmitting, isDirty, failure, conflict }
  return { form, handleSubmit, ...state, base: saved, resume, restore }
}
