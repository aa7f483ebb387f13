import type { FieldValues, UseFormReturn } from 'react-hook-form'

const pauseMs = 400

/** Keeps what is typed, a moment after the last key, and at once when the page is put away. */
export function keepDraft<V extends FieldValues>(
  form: UseFormReturn<V, unknown, V>,
  save: (values: V) => Promise<void>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let isTyped = false
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    void save(form.getValues())
  }
  const unsubscribe = form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ isDirty }) => {
      if (isPaused || !isDirty) return
      isTyped = true
      clearTimeout(timer)
      timer = setTimeout(flush, pauseMs)
    },
  })
  const handleHidden = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', handleHidden)
  addEventListener('pagehide', flush)
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    /** Something was typed since it began. */
    isTyped: () => isTyped,
    /** What is being sent is no draft any more. */
    pause() {
      drop()
      isPaused = true
    },
    resume() {
      isPaused = false
    },
    stop() {
      flush()
      unsubscribe()
      document.removeEventListener('visibilitychange', handleHidden)
      removeEventListener('pagehide', flush)
    },
  }
}
