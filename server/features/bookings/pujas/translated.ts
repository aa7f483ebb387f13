import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { findPuja, listPujas, type PujaRecord } from './repository.ts'

const toOriginal = (puja: PujaRecord): Original => ({
  id: puja.id,
  title: puja.name,
  version: puja.version,
  content: puja,
})

/** What staff may write of pujas in other languages. */
export const translatedPujas: TranslatedKind = {
  kind: 'puja',
  subject: 'puja',
  stored: { table: 'pujas', key: 'id' },
  list: async (db) => (await listPujas(db)).map(toOriginal),
  find: async (db, id) => {
    const puja = await findPuja(db, id)
    return puja && toOriginal(puja)
  },
}
