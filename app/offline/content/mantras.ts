import type { Mantra, MantraPage, MantraPreview } from '#contract/mantras/public.ts'
import { previewOf, rowOf } from '#contract/mantras/preview.ts'
import { neighboursOf } from '#contract/festivals/neighbours.ts'
import { todaysMantraOf } from '#contract/mantras/todaysMantra.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { storeRows } from './storeRows.ts'

/**
 * How the mantras, stotras and aartis are stored on the phone: all in one table, written list by
 * list, which answers the others.
 */
export const mantraKeepers = (db: OfflineDb) => ({
  listMantras: {
    load: async () => unlessEmpty((await loadAll(db)).filter(isDaily)),
    save: (list: readonly Mantra[]) => saveList(db, list, isDaily),
  },
  listAartis: {
    load: async () => unlessEmpty((await loadAll(db)).filter(isOther)),
    save: (list: readonly Mantra[]) => saveList(db, list, isOther),
  },
  listMantraPreviews: {
    load: async () => {
      const all = await loadAll(db)
      // The aartis may have come while the mantras failed.
      const daily = unlessEmpty(all.filter(isDaily))
      return daily && [...daily, ...all.filter(isOther)].map(rowOf)
    },
  },
  listFeaturedMantras: {
    load: async () =>
      unlessEmpty((await loadAll(db)).filter(isDaily))?.filter(({ isFeatured }) => isFeatured),
  },
  listSung: {
    load: async () => {
      const all = await loadAll(db)
      // Only the mantras are stored; the list would be incomplete.
      if (!all.some(isOther)) return undefined
      const place = ({ aartiPosition = Infinity }: Mantra) => aartiPosition
      const sung = all.filter((one) => one.aartiPosition !== undefined)
      return unlessEmpty(sung.toSorted((a, b) => place(a) - place(b)))
    },
  },
  // A mantra that is not on the phone may be new.
  getMantra: {
    load: async ({ id }: { id: string }): Promise<MantraPage | undefined> => {
      const all = await loadAll(db)
      const mantra = all.find((one) => one.id === id)
      if (!mantra) return undefined
      return { ...mantra, ...neighboursOf(all.filter(isDaily(mantra) ? isDaily : isOther), id) }
    },
  },
  getMantraOfDay: {
    load: async ({ date }: { date: string }): Promise<MantraPreview | undefined> => {
      const mantra = todaysMantraOf((await loadAll(db)).filter(isDaily), date)
      return mantra && previewOf(mantra)
    },
  },
})

const isDaily = ({ kind }: Mantra): boolean => kind === undefined
const isOther = (mantra: Mantra): boolean => !isDaily(mantra)

const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

async function loadAll(db: OfflineDb): Promise<Mantra[]> {
  const stored = await db.mantras.orderBy('order').toArray()
  return stored.map(({ order: _, ...mantra }) => mantra)
}

async function saveList(
  db: OfflineDb,
  list: readonly Mantra[],
  isOwn: (mantra: Mantra) => boolean,
): Promise<void> {
  const rows = list.map((mantra, order) => ({ ...mantra, order }))
  await storeRows(db, db.mantras, rows, isOwn)
}
