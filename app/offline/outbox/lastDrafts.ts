import type { Draft } from './draft.ts'

/**
 * What was typed in the moment before a page was left. The database cannot take it: a browser that leaves
 * a document ends its transactions, and local storage is written before it goes on.
 */
const storageKey = 'modak-drafts'

type Kept = Record<string, Draft>

const read = (): Kept => {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}

const write = (kept: Kept): void => {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Storage is forbidden or full: the database may still have the moment before.
  }
}

export const keepLastDraft = (draft: Draft): void => write({ ...read(), [draft.form]: draft })

export const findLastDraft = (form: string): Draft | undefined => read()[form]

/** `upTo`: what was typed after that stays. */
export function dropLastDraft(form: string, upTo?: string): void {
  const { [form]: dropped, ...rest } = read()
  if (dropped && (upTo === undefined || dropped.savedAt <= upTo)) write(rest)
}

export const dropLastDrafts = (): void => write({})
