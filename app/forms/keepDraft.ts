import type { FieldValues, UseFormReturn } from 'react-hook-form'

const pauseMs = 400

/** Saves what is typed, a moment after the last key, and at once when the page is hidden. */
export function keepDraft<V extends FieldValues>(
  form: UseFormReturn<V, unknown, V>,
  /** `isLeaving`: the page is being hidden, and may be gone at once. */
  save: (values: V, isLeaving: boolean) => Promise<void>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let isTyped = false
  let saving: Promise<void> | undefined
  const flush = async (isLeaving = false) => {
    // What is still being saved would be lost with the page.
    if (timer === undefined && !(isLeaving && saving)) return saving
    clearTimeout(timer)
    timer = undefined
    const started = save(form.getValues(), isLeaving).finally(() => {
      if (saving === started) saving = undefined
    })
    saving = started
    await started
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
    /** Something has been typed since the start. */
    isTyped: () => isTyped,
    /** Resolves when everything typed so far is saved: before leaving the document on purpose. */
    flush,
    /** What is being sent is no longer a draft. */
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
