import type { OfflineDb } from './db.ts'

/** What stands in a form that was not sent yet. */
export type Draft = {
  form: string
  /** The id its command will have. */
  id: string
  values: unknown
  savedAt: string
}

/** Forms as they were left: a closed tab or an empty battery takes nothing away. */
export function createDrafts(db: OfflineDb) {
  return {
    // A phone that keeps nothing still has the form itself.
    load: (form: string): Promise<Draft | undefined> => db.drafts.get(form).catch(() => undefined),
    save: async (form: string, id: string, values: unknown): Promise<void> => {
      await db.drafts
        .put({ form, id, values, savedAt: new Date().toISOString() })
        .catch(() => undefined)
    },
    drop: async (form: string): Promise<void> => {
      await db.drafts.delete(form).catch(() => undefined)
    },
  }
}
