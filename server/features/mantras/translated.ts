import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { findWhole, listWhole, type WholeMantra } from './wholeMantra.ts'

const toOriginal = (mantra: WholeMantra): Original => ({
  id: mantra.id,
  title: mantra.title,
  version: mantra.version,
  content: mantra,
})

/** What staff may write of mantras in other languages: all but the verse itself. */
export const translatedMantras: TranslatedKind = {
  kind: 'mantra',
  subject: 'mantra',
  stored: { table: 'mantras', key: 'id' },
  list: async (db) => (await listWhole(db)).map(toOriginal),
  find: async (db, id) => {
    const mantra = await findWhole(db, id)
    return mantra && mantra.deletedAt === undefined ? toOriginal(mantra) : undefined
  },
}
