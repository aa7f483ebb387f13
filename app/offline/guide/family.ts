const key = 'modak-family'

/** The names and gotra that a family says in its sankalp at home. */
export type Family = { readonly names: readonly string[]; readonly gotra: string }

const nobody: Family = { names: [], gotra: '' }
let raw: string | null = null
let family = nobody
const listeners = new Set<() => void>()

/** Only on this phone: the same object until it changes. Never throws. */
export function ownFamily(): Family {
  const stored = read()
  if (stored !== raw) {
    raw = stored
    family = parse(stored)
  }
  return family
}

export function keepFamily(changed: Family): void {
  family = changed
  raw = JSON.stringify(changed)
  try {
    localStorage.setItem(key, raw)
  } catch {
    // Private windows may forbid storage: it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Called at a logout, because the next user of the phone may be someone else. */
export function forgetFamily(): void {
  raw = null
  family = nobody
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

export function subscribeFamily(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return raw
  }
}

function parse(stored: string | null): Family {
  try {
    const { names, gotra } = JSON.parse(stored ?? '{}') as Partial<Family>
    const isSound = Array.isArray(names) && names.every((name) => typeof name === 'string')
    return isSound ? { names, gotra: typeof gotra === 'string' ? gotra : '' } : nobody
  } catch {
    return nobody
  }
}
