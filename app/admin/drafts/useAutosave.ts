import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useDebounced } from '#app/admin/useDebounced.ts'
import { call } from '#app/offline/call.ts'
import type { TypedFields, UnsavedText } from '#contract/writing/admin.ts'
import { createAutosave, type DraftSnapshot, type DraftKey } from './autosave.ts'
import { fromKept, toKept } from './keptFields.ts'

type Options<V extends FieldValues> = {
  text: DraftKey
  form: UseFormReturn<V>
  /** Something is typed that is not saved. */
  isDirty: boolean
  /** The saved version and its fields, over which it is typed. */
  base: { version: number; values: V }
  /** Puts what was typed earlier into the form. */
  onTake: (unsaved: Pick<UnsavedText, 'version'> & { base: V; typed: V }) => void
}

/** How long a pause in typing is. */
const pauseMs = 2000

/** Autosaves the form's content to the server, and finds an earlier draft. */
export function useAutosave<V extends FieldValues>(options: Options<V>) {
  const { text, form, isDirty, base, onTake } = options
  const [snapshot, setSnapshot] = useState<DraftSnapshot>({})
  const typedNow = (): TypedFields => toKept(form.getValues())
  const [autosave] = useState(() => createAutosave({ call, text, show: setSnapshot, typedNow }))
  const typed = useWatch({ control: form.control, compute: (all: V) => JSON.stringify(all) })
  const settled = useDebounced(typed, pauseMs)
  const autosaveNow = useEffectEvent(() => {
    const { version, values } = base
    void autosave.want(isDirty ? { version, base: toKept(values), typed: typedNow() } : 'nothing')
  })
  const isSettled = settled === typed
  useEffect(() => {
    if (!isDirty || isSettled) autosaveNow()
  }, [isDirty, isSettled])
  useEffect(() => {
    const handleHide = () => document.visibilityState === 'hidden' && autosaveNow()
    const handleOnline = () => void autosave.run()
    document.addEventListener('visibilitychange', handleHide)
    window.addEventListener('online', handleOnline)
    return () => {
      document.removeEventListener('visibilitychange', handleHide)
      window.removeEventListener('online', handleOnline)
      autosave.stopRetrying()
    }
  }, [autosave])
  const { found } = snapshot
  return {
    ...snapshot,
    isDirty,
    isNew: base.version === 0,
    /** All that is typed is on the server. */
    isAutosaved: snapshot.autosavedAt !== undefined && isSettled,
    isOlder: found !== undefined && found.version < base.version,
    take: () => {
      if (!found) return
      autosave.take()
      const read = (fields: TypedFields) => fromKept(fields, base.values) as V
      onTake({ version: found.version, base: read(found.base), typed: read(found.typed) })
    },
    drop: () => void autosave.drop(),
  }
}

export type Unsaved = ReturnType<typeof useAutosave>
