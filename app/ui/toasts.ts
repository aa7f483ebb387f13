export type Toast = {
  title: string
  description?: string
  /** What is left to do, below the description. */
  note?: string
  tone?: 'default' | 'success' | 'destructive'
  action?: { label: string; onAction: () => void }
  /** It appears together with a new page, whose heading it must not cover. */
  withPage?: true
  /** `Infinity` for a toast that waits for an answer. */
  durationMs?: number
}

/** A toast that is shown or closing. `id` distinguishes two with the same text. */
export type ShownToast = Toast & { id: number; isOpen: boolean }

let current: ShownToast | undefined
let lastId = 0
const listeners = new Set<() => void>()

const show = (toast: ShownToast | undefined) => {
  current = toast
  for (const listener of listeners) listener()
}

/** One at a time: a new toast replaces the one before. */
export const showToast = (toast: Toast): void => {
  lastId += 1
  show({ ...toast, id: lastId, isOpen: true })
}

export const dismissToast = (id: number): void => {
  if (current?.id === id) show({ ...current, isOpen: false })
}

export const getToast = (): ShownToast | undefined => current

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
