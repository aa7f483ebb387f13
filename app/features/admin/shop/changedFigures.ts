import { numberOf } from '#app/admin/numberOf.ts'
import { updatePricesAndStock, type StaffProductSummary } from '#contract/shop/admin.ts'

const figures = ['price', 'stockOnHand'] as const
export type Figure = (typeof figures)[number]

/** What is typed, by product; an empty field changes nothing. */
export type TypedFigures = Readonly<Record<string, Partial<Record<Figure, string>>>>

type Known = Pick<StaffProductSummary, 'id' | 'version' | Figure>
type Changed = Pick<Known, 'id' | 'version'> & { price?: number; stockOnHand?: number }

/** The products of which something else is typed than there is. */
export const changedFigures = (products: readonly Known[], typed: TypedFigures): Changed[] =>
  products.flatMap((product) => {
    const { id, version } = product
    const changeOf = (figure: Figure): number | undefined => {
      const text = typed[id]?.[figure]?.trim() ?? ''
      const number = numberOf(text)
      return text === '' || number === product[figure] ? undefined : number
    }
    const [price, stockOnHand] = [changeOf('price'), changeOf('stockOnHand')]
    if (price === undefined && stockOnHand === undefined) return []
    const changes = {
      ...(price !== undefined && { price }),
      ...(stockOnHand !== undefined && { stockOnHand }),
    }
    return [{ id, version, ...changes }]
  })

export const faultKey = (id: string, figure: Figure): string => `${id} ${figure}`

/** What the contract refuses, by `faultKey`. */
export const faultsOf = (items: readonly Changed[]): ReadonlyMap<string, string> => {
  const { error } = updatePricesAndStock.input.safeParse({ items })
  const faults = (error?.issues ?? []).flatMap(({ path: [, at, figure], message }) => {
    const item = items[Number(at)]
    const known = figures.find((one) => one === figure)
    return item && known ? [[faultKey(item.id, known), message] as const] : []
  })
  return new Map(faults)
}
