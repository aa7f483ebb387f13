import type { Knex } from 'knex'
import type { Rite, RiteStep } from '#contract/guide/public.ts'

/** Of some ids, what everybody may see now. */
type FindPublic<T> = (db: Knex, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>

export type Elsewhere = {
  readonly findProducts: FindPublic<{ readonly inStock: boolean }>
  readonly findMantras: FindPublic<{ readonly audio?: unknown }>
}

const idsIn = (parts: readonly (string | undefined)[]): string[] => [
  ...new Set(parts.filter((id) => id !== undefined)),
]

/** A rite without what leads nowhere: things that are sold out, texts that are withdrawn or have no recording. */
export const createReachable =
  ({ findProducts, findMantras }: Elsewhere) =>
  async (db: Knex, { samagri, steps, ...rite }: Rite): Promise<Rite> => {
    const products = await findProducts(db, idsIn(samagri.map(({ productId }) => productId)))
    const named = steps.flatMap(({ mantra, aartis = [] }) => [mantra?.mantraId, ...aartis])
    const mantras = await findMantras(db, idsIn(named))

    const isOnSale = (id = '') => products.get(id)?.inStock ?? false
    const isRecited = (id = '') => mantras.get(id)?.audio !== undefined
    const ofStep = ({ mantra, aartis, ...step }: RiteStep): RiteStep => ({
      ...step,
      ...(mantra && {
        mantra: { ...mantra, mantraId: isRecited(mantra.mantraId) ? mantra.mantraId : undefined },
      }),
      ...(aartis && { aartis: aartis.filter((id) => mantras.has(id)) }),
    })

    return {
      ...rite,
      samagri: samagri.map((item) => ({
        ...item,
        productId: isOnSale(item.productId) ? item.productId : undefined,
      })),
      steps: steps.map(ofStep),
    }
  }
