import type { Walk } from './walk.ts'

const key = 'modak-rites'

let raw: string | null = null
let walks: readonly Walk[] = []
const listeners = new Set<() => void>()

/**
 * Where a family is in a rite, only on this phone: in local storage, so that it is there after a call, a reload or a
 * dead battery. Never throws.
 */
export function walkOf(rite: string): Walk | undefined {
  const stored = read()
  // The same walk until it changes, in this tab or another.
  if (stored !== raw) {
    raw = stored
    walks = parse(stored)
  }
  return walks.find((walk) => walk.rite === rite)
}

export function keepWalk(rite: string, walk: Walk | undefined): void {
  const others = walks.filter((each) => each.rite !== rite)
  walks = walk ? [walk, ...others] : others
  raw = JSON.stringify(walks)
  try {
    localStorage.setItem(key, raw)
  } catch {
    // Private windows may forbid storage: it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeWalks(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return raw
  }
}

function parse(stored: string | null): readonly Walk[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isWalk) : []
  } catch {
    return []
  }
}

const isWalk = (value: unknown): value is Walk => {
  if (typeof value !== 'object' || value === null) return false
  const { rite, form, step, at = 0, startedAt, changedAt, spentMs, ended } = value as Partial<Walk>
  return (
    typeof rite === 'string' &&
    typeof step === 'string' &&
    (form === 'whole' || form === 'short') &&
    [at, startedAt, changedAt, spentMs, ended?.ms ?? 0].every((number) => Number.isFinite(number))
  )
}
