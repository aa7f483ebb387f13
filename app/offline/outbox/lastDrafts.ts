import type { Draft } from './draft.ts'

/**
 * What was typed just before leaving a page. The database cannot store it, because a browser that
 * leaves a document ends its transactions; local storage is written first.
 */
const storageKey = 'modak-drafts'

type StoredDrafts = Record<string, Draft>

const read = (): StoredDrafts => {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as StoredDrafts
  } catch {
    return {}
  }
}

const write = (drafts: StoredDrafts): void => {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    // Storage is blocked or full: the database may still have the moment before.
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
