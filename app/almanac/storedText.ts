/** A text in this phone's local storage, of which components hear when it changes, in another tab too. */
export function storedText(key: string) {
  const listeners = new Set<() => void>()
  // Private windows may forbid storage: the text then lasts as long as the page.
  let fallback: string | null = null
  return {
    read: (): string | null => {
      try {
        return localStorage.getItem(key) ?? fallback
      } catch {
        return fallback
      }
    },
    /** null removes it. */
    write: (text: string | null): void => {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        fallback = text
      }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
  }
}
