import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { find, listExisting, type RiteRecord } from './repository.ts'

const toOriginal = (rite: RiteRecord): Original => ({
  id: rite.id,
  title: rite.title,
  version: rite.version,
  content: rite,
})

/** What staff may write of rites in other languages: all but the mantras themselves. */
export const translatedRites: TranslatedKind = {
  kind: 'rite',
  subject: 'rite',
  stored: { table: 'rites', key: 'id' },
  list: async (db) => (await listExisting(db)).map(toOriginal),
  find: async (db, id) => {
    const rite = await find(db, id)
    return rite && rite.deletedAt === undefined ? toOriginal(rite) : undefined
  },
}
