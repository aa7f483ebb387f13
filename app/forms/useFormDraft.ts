import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import { keepLastDraft } from '#app/offline/outbox/lastDrafts.ts'
import { keepDraft } from './keepDraft.ts'

type Options<V> = {
  /** The key of the draft. */
  name: string
  empty: V
  /** Values to start with if nothing was written yet. */
  known?: () => Promise<Partial<V> | undefined>
}

export type FormDraft = {
  /** Made when the form was opened first, and the same for every try. */
  id: () => string
  /** What is sent next is another command. */
  renew: () => void
  /** It was sent. */
  drop: () => Promise<void>
}

const loadPhone = () => import('#app/offline/phone.ts')

/**
 * Stores a draft of a directly sent form until it is sent, with the id of its command, so that a
 * retry after a lost answer is carried out only once.
 */
export function useFormDraft<V extends FieldValues>(
  form: UseFormReturn<V, unknown, V>,
  { name, empty, known }: Options<V>,
): FormDraft {
  const id = useRef<string>(undefined)
  const draft = useRef<ReturnType<typeof keepDraft>>(undefined)
  const ask = useEffectEvent(async () => known?.())

  /** Only fields that were not typed into in the meantime. */
  const fill = useEffectEvent((values: Partial<V>, shouldDirty: boolean) => {
    for (const [field, value] of Object.entries(values)) {
      const typed: unknown = form.getValues(field as Path<V>)
      const isTyped = JSON.stringify(typed) !== JSON.stringify(empty[field])
      if (!isTyped) form.setValue(field as Path<V>, value as never, { shouldDirty })
    }
  })

  useEffect(() => {
    let isMounted = true
    const keeping = keepDraft(form, async (values, isLeaving) => {
      const saved = { form: name, id: (id.current ??= newCommandId()), values }
      if (isLeaving) keepLastDraft({ ...saved, savedAt: new Date().toISOString() })
      const phone = await loadPhone().catch(() => undefined)
      await phone?.drafts.save(saved, isLeaving)
    })
    draft.current = keeping
    const open = async () => {
      const { drafts } = await loadPhone()
      const storedDraft = await drafts.load(name)
      if (!isMounted) return
      if (storedDraft) id.current = storedDraft.id
      if (storedDraft) return fill(storedDraft.values as Partial<V>, true)
      const found = await ask()
      if (isMounted && found) fill(found, false)
    }
    // Without the phone's own code the form still works.
    open().catch(() => undefined)
    return () => {
      isMounted = false
      keeping.stop()
    }
  }, [form, name])

  return {
    id: () => (id.current ??= newCommandId()),
    renew: () => void (id.current = newCommandId()),
    drop: async () => {
      await draft.current?.flush()
      draft.current?.pause()
      const { drafts } = await loadPhone()
      await drafts.drop(name)
    },
  }
}
