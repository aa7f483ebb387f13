import type { OfflineDb } from '#app/offline/db.ts'
import { inTime, patientMs } from '#app/offline/inTime.ts'
import type { Draft } from './draft.ts'
import { dropLastDraft, findLastDraft, keepLastDraft } from './lastDrafts.ts'

/** Forms as they were left: a closed tab or an empty battery loses nothing. */
export function createDrafts(db: OfflineDb) {
  const put = (draft: Draft) =>
    inTime(
      db.drafts.put(draft).then(() => true),
      patientMs,
    )
  /** Not what has been sent from another tab since. */
  const isSent = async ({ id }: Draft): Promise<boolean> =>
    (await inTime(db.outbox.get({ id }), patientMs)) !== undefined

  return {
    // A phone that stores nothing still has the form itself.
    async load(form: string): Promise<Draft | undefined> {
      const stored = await inTime(db.drafts.get(form), patientMs)
      const last = findLastDraft(form)
      if (!last) return stored
      const isNewer = last.savedAt > (stored?.savedAt ?? '') && !(await isSent(last))
      if (!isNewer || (await put(last))) dropLastDraft(form)
      return isNewer ? last : stored
    },
    /** `isLeaving`: there may be no time left for the database. */
    save: async (typed: Omit<Draft, 'savedAt'>, isLeaving = false): Promise<void> => {
      const draft = { ...typed, savedAt: new Date().toISOString() }
      if (isLeaving) keepLastDraft(draft)
      if (await put(draft)) dropLastDraft(draft.form, draft.savedAt)
    },
    drop: async (form: string): Promise<void> => {
      dropLastDraft(form)
      await inTime(db.drafts.delete(form), patientMs)
    },
  }
}
