import { type FestivalGroup, festivalGroups } from '#contract/festivalGroups.ts'

const key = 'modak-festival-groups'
const listeners = new Set<() => void>()

// Private windows may forbid storage: the choice then lasts as long as the page.
let fallback: string | null = null

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? fallback
  } catch {
    return fallback
  }
}

/**
 * The festivals beyond Ganesha's that the devotee turned on, `great,moon`; undefined until they have
 * chosen, when the temple's choice counts. Kept on this phone alone.
 */
export const getChosenGroups = (): string | undefined => read() ?? undefined

export const groupsOf = (text: string): FestivalGroup[] =>
  festivalGroups.filter((group) => text.split(',').includes(group))

export function chooseGroups(groups: readonly FestivalGroup[]): void {
  const text = groups.join(',')
  try {
    localStorage.setItem(key, text)
  } catch {
    fallback = text
  }
  for (const listener of listeners) listener()
}

export function subscribeGroups(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab chose.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
