import type { OfflineDb } from './db.ts'

/** What stands in a form that was not sent yet. */
export type Draft = {
  form: string
  /** The id its command will have. */
  id: string
  values: unknown
  /** The refused command whose place it takes. */
  replaces?: string | undefined
  savedAt: string
}

/** Forms as they were left: a closed tab or an empty battery takes nothing away. */
export function createDrafts(db: OfflineDb) {
  return {
    // A phone that keeps nothing still has the form itself.
    load: (form: string): Promise<Draft | undefined> => db.drafts.get(form).catch(() => undefined),
    save: async (draft: Omit<Draft, 'savedAt'>): Promise<void> => {
      await db.drafts.put({ ...draft, savedAt: new Date().toISOString() }).catch(() => undefined)
    },
    drop: async (form: string): Promise<void> => {
      await db.drafts.delete(form).catch(() => undefined)
    },
  }
}
