import type { FieldValues, UseFormReturn } from 'react-hook-form'

const pauseMs = 400

/** Keeps what is typed, a moment after the last key, and at once when the page is put away. */
export function keepDraft<V extends FieldValues>(
  form: UseFormReturn<V, unknown, V>,
  /** `isLeaving`: the page is being put away, and may be gone at once. */
  save: (values: V, isLeaving: boolean) => Promise<void>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let isTyped = false
  const flush = async (isLeaving = false) => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    await save(form.getValues(), isLeaving)
  }
  const unsubscribe = form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ isDirty }) => {
      if (isPaused || !isDirty) return
      isTyped = true
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
  })
  const handleHidden = () => document.visibilityState === 'hidden' && void flush(true)
  const handleLeft = () => void flush(true)
  document.addEventListener('visibilitychange', handleHidden)
  addEventListener('pagehide', handleLeft)
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    /** Something was typed since it began. */
    isTyped: () => isTyped,
    /** Resolves when what was typed so far is kept: before the document is left on purpose. */
    flush,
    /** What is being sent is no draft any more. */
    pause() {
      drop()
      isPaused = true
    },
    resume() {
      isPaused = false
    },
    stop() {
      void flush()
      unsubscribe()
      document.removeEventListener('visibilitychange', handleHidden)
      removeEventListener('pagehide', handleLeft)
    },
  }
}
