export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'success' | 'destructive'
  action?: { label: string; onAction: () => void }
  /** It comes with another page, whose heading it must not cover. */
  withPage?: true
  /** `Infinity` for a toast that waits to be answered. */
  durationMs?: number
}

/** A toast on the screen, or leaving it. `id` tells one from the next with the same words. */
export type ShownToast = Toast & { id: number; isOpen: boolean }

let current: ShownToast | undefined
let lastId = 0
const listeners = new Set<() => void>()

const show = (toast: ShownToast | undefined) => {
  current = toast
  for (const listener of listeners) listener()
}

/** One at a time: a new toast takes the place of the one before. */
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
