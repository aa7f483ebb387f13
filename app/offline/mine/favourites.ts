import type { OfflineDb } from '#app/offline/db.ts'
import { personalDataChanged } from './keys.ts'
import { heightOf, reserveMore } from './reserve.ts'

/** Throws the browser's error if nothing can be stored. */
export async function setFavourite(db: OfflineDb, mantra: string, is: boolean): Promise<void> {
  const before = await db.favourites.count()
  if (is) await db.favourites.put({ mantra, addedAt: new Date().toISOString() })
  else await db.favourites.delete(mantra)
  reserveMore(heightOf(await db.favourites.count()) - heightOf(before))
  dispatchEvent(new Event(personalDataChanged))
}

/** In the order of adding. */
export const favouritesOn = async (db: OfflineDb): Promise<string[]> =>
  (await db.favourites.orderBy('addedAt').toArray()).map(({ mantra }) => mantra)
