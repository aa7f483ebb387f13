import {
  changedProductFields,
  type ChangedProductField,
  type ProductLine,
} from '#contract/imports/productsAdmin.ts'
import type { NewProduct } from '#contract/shop/admin.ts'
import type { ProductImporting } from '#server/features/shop/importing.ts'
import type { ProductRecord } from '#server/features/shop/repository.ts'
import type { ReadProduct, ProductRow } from './readProducts.ts'

/** A line, and what becomes of it if it is imported. */
export type ClassifiedProduct = {
  readonly line: ProductLine
  readonly product: NewProduct
  readonly existing?: ProductRecord | undefined
}

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.,'’-]+/g, '')

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  stockOnHand: 'Stock',
  gstRate: 'GST rate',
  hsn: 'HSN code',
  weightGrams: 'Weight',
  description: 'Description',
  id: 'Code',
}

const categoryNames = {
  idols: 'Ganapati Idols',
  puja_kits: 'Puja Kits',
  digital: 'Digital Items',
  books: 'Books',
} as const

/** A price that is so many times another one is perhaps a slip of the keyboard. */
const muchMore = 5

type Match = {
  readonly existing?: ProductRecord | undefined
  readonly fault?: string
  readonly doubt?: string
}

/** Finds the product of the shop that a line means: by its id, or by HSN code and name. */
const matcher = (all: readonly ProductRecord[]) => {
  const byId = new Map(all.map((one) => [one.id, one]))
  const byName = Map.groupBy(
    all.filter(({ deletedAt }) => deletedAt === undefined),
    ({ name }) => folded(name),
  )
  return ({ code, name, hsn }: ProductRow): Match => {
    const own = code === undefined ? undefined : byId.get(code)
    if (own?.deletedAt !== undefined)
      return { fault: 'This product was deleted. Restore it in the shop first' }
    if (own) {
      const isRenamed = folded(own.name) !== folded(name)
      return { existing: own, ...(isRenamed && { doubt: `The shop calls it “${own.name}”` }) }
    }
    const named = byName.get(folded(name)) ?? []
    const fitting = hsn === undefined ? named : named.filter((one) => one.hsn === hsn)
    if (fitting.length > 1)
      return { fault: `${fitting.length} products have this name. Please add their codes` }
    const [existing] = fitting
    if (existing || named.length === 0) return { existing }
    return { doubt: `The shop has a product of this name with HSN ${named[0]?.hsn}` }
  }
}

type Shop = Pick<ProductImporting, 'faultsOf' | 'drawingOf' | 'toEdited'>

/** A list says nothing of a picture, nor whether it can be paid on delivery. */
const newProduct = (row: ProductRow, { drawingOf }: Shop): NewProduct => {
  const category = row.category ?? 'idols'
  return {
    ...(row.code !== undefined && { id: row.code }),
    category,
    name: row.name,
    description: row.description ?? row.name,
    price: row.price ?? 0,
    stockOnHand: row.stockOnHand,
    inStock: true,
    weightGrams: row.weightGrams,
    hasCashOnDelivery: false,
    isEcoFriendly: false,
    isBestSeller: false,
    gstRate: row.gstRate ?? 0,
    hsn: row.hsn ?? '',
    imageUrl: drawingOf(category),
    imageAlt: row.name,
    gallery: [],
  }
}

const changedProduct = (
  existing: ProductRecord,
  row: ProductRow,
  { toEdited }: Shop,
): NewProduct => {
  const edited = toEdited(existing)
  return {
    ...edited,
    category: existing.category,
    // How a name is spaced and written is the shop's.
    name: folded(existing.name) === folded(row.name) ? existing.name : row.name,
    price: row.price ?? edited.price,
    stockOnHand: row.stockOnHand ?? edited.stockOnHand,
    gstRate: row.gstRate ?? edited.gstRate,
    hsn: row.hsn ?? edited.hsn,
    weightGrams: row.weightGrams ?? edited.weightGrams,
    description: row.description ?? edited.description,
  }
}

const changesOf = (product: NewProduct, existing?: ProductRecord): ProductLine['changes'] =>
  changedProductFields.flatMap((field: ChangedProductField) => {
    const [from, to] = [existing?.[field], product[field]]
    if (to === undefined || from === to || (existing === undefined && field === 'name')) return []
    return [{ field, to, ...(from !== undefined && { from }) }]
  })

/** What a new product cannot do without. */
const missingOf = (row: ProductRow): string[] =>
  (['category', 'price', 'gstRate', 'hsn'] as const)
    .filter((field) => row[field] === undefined)
    .map((field) => `${fieldNames[field]} is missing`)

const doubtsOf = (product: NewProduct, existing: ProductRecord, row: ProductRow): string[] => {
  const times = product.price / existing.price
  const isOther = row.category !== undefined && row.category !== existing.category
  return [
    ...(times >= muchMore || times <= 1 / muchMore ? ['The price changes very much'] : []),
    ...(isOther ? [`It stays in ${categoryNames[existing.category]}`] : []),
  ]
}

/** What each line adds or changes in the shop, and what staff should look at first. */
export const classifyProducts = (
  lines: readonly ReadProduct[],
  all: readonly ProductRecord[],
  shop: Shop,
): ClassifiedProduct[] => {
  const match = matcher(all)
  const earlier = new Map<string, number>()
  return lines.map(({ number, row, faults, doubts }) => {
    const { existing, fault, doubt } = match(row)
    const product = existing ? changedProduct(existing, row, shop) : newProduct(row, shop)
    const missing = existing || fault !== undefined ? [] : missingOf(row)
    const refused = [...faults, ...(fault === undefined ? [] : [fault]), ...missing]
    // What the form would say of a value that the line lacks is said already.
    if (refused.length === 0) {
      refused.push(
        ...shop
          .faultsOf(product, existing)
          .map(({ field, detail }) => `${fieldNames[field] ?? field}: ${detail}`),
      )
    }
    const key = existing?.id ?? row.code ?? `${row.hsn} ${folded(row.name)}`
    const twin = earlier.get(key)
    if (refused.length === 0 && twin !== undefined) refused.push(`The same as line ${twin}`)
    if (refused.length === 0) earlier.set(key, number)
    const changes = changesOf(product, existing)
    const doubtful = [
      ...doubts,
      ...(doubt === undefined ? [] : [doubt]),
      ...(existing ? doubtsOf(product, existing, row) : []),
    ]
    const settled = existing ? (changes.length > 0 ? 'changed' : 'same') : 'new'
    const isDoubtful = doubtful.length > 0 && settled !== 'same'
    const state = refused.length > 0 ? 'unreadable' : isDoubtful ? 'doubtful' : settled
    return {
      line: {
        number,
        state,
        reasons: refused.length > 0 ? refused : doubtful,
        name: row.name,
        ...(existing && { productId: existing.id }),
        changes: refused.length > 0 ? [] : changes,
        isPublished: !existing && row.isPublished,
      },
      product,
      existing,
    }
  })
}
