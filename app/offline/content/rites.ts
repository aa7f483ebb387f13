import type { Rite } from '#contract/guide/public.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { storeRow } from './storeRows.ts'

/** How rites are stored on the phone: whole, once they were opened. Their list is in local storage. */
export const riteKeepers = (db: OfflineDb) => ({
  getRite: {
    load: ({ id }: { id: string }): Promise<Rite | undefined> => db.rites.get(id),
    save: (rite: Rite) => storeRow(db.rites, rite.id, rite),
  },
})
