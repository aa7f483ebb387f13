import {
  changedProductFields,
  type ChangedProductField,
  type ProductLine,
} from '#contract/imports/productsAdmin.ts'
import type { NewProduct } from '#contract/shop/admin.ts'
import type { ProductImporting } from '#server/features/shop/importing.ts'
import type { ProductRecord } from '#server/features/shop/repository.ts'
import type { ReadProduct, SaidProduct } from './readProducts.ts'

/** A line, and what becomes of it if it is imported. */
export type ClassifiedProduct = {
  readonly line: ProductLine
  readonly product: NewProduct
  readonly known?: ProductRecord | undefined
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
  readonly known?: ProductRecord | undefined
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
  return ({ code, name, hsn }: SaidProduct): Match => {
    const own = code === undefined ? undefined : byId.get(code)
    if (own?.deletedAt !== undefined)
      return { fault: 'This product was deleted. Restore it in the shop first' }
    if (own) {
      const isRenamed = folded(own.name) !== folded(name)
      return { known: own, ...(isRenamed && { doubt: `The shop calls it “${own.name}”` }) }
    }
    const named = byName.get(folded(name)) ?? []
    const fitting = hsn === undefined ? named : named.filter((one) => one.hsn === hsn)
    if (fitting.length > 1)
      return { fault: `${fitting.length} products have this name. Please add their codes` }
    const [known] = fitting
    if (known || named.length === 0) return { known }
    return { doubt: `The shop has a product of this name with HSN ${named[0]?.hsn}` }
  }
}

type Shop = Pick<ProductImporting, 'faultsOf' | 'drawingOf' | 'toEdited'>

/** A list says nothing of a picture, nor whether it can be paid on delivery. */
const newProduct = (said: SaidProduct, { drawingOf }: Shop): NewProduct => {
  const category = said.category ?? 'idols'
  return {
    ...(said.code !== undefined && { id: said.code }),
    category,
    name: said.name,
    description: said.description ?? said.name,
    price: said.price ?? 0,
    stockOnHand: said.stockOnHand,
    inStock: true,
    weightGrams: said.weightGrams,
    hasCashOnDelivery: false,
    isEcoFriendly: false,
    isBestSeller: false,
    gstRate: said.gstRate ?? 0,
    hsn: said.hsn ?? '',
    imageUrl: drawingOf(category),
    imageAlt: said.name,
    gallery: [],
  }
}

const changedProduct = (
  known: ProductRecord,
  said: SaidProduct,
  { toEdited }: Shop,
): NewProduct => {
  const edited = toEdited(known)
  return {
    ...edited,
    category: known.category,
    // How a name is spaced and written is the shop's.
    name: folded(known.name) === folded(said.name) ? known.name : said.name,
    price: said.price ?? edited.price,
    stockOnHand: said.stockOnHand ?? edited.stockOnHand,
    gstRate: said.gstRate ?? edited.gstRate,
    hsn: said.hsn ?? edited.hsn,
    weightGrams: said.weightGrams ?? edited.weightGrams,
    description: said.description ?? edited.description,
  }
}

const changesOf = (product: NewProduct, known?: ProductRecord): ProductLine['changes'] =>
  changedProductFields.flatMap((field: ChangedProductField) => {
    const [from, to] = [known?.[field], product[field]]
    if (to === undefined || from === to || (known === undefined && field === 'name')) return []
    return [{ field, to, ...(from !== undefined && { from }) }]
  })

/** What a new product cannot do without. */
const missingOf = (said: SaidProduct): string[] =>
  (['category', 'price', 'gstRate', 'hsn'] as const)
    .filter((field) => said[field] === undefined)
    .map((field) => `${fieldNames[field]} is missing`)

const doubtsOf = (product: NewProduct, known: ProductRecord, said: SaidProduct): string[] => {
  const times = product.price / known.price
  const isOther = said.category !== undefined && said.category !== known.category
  return [
    ...(times >= muchMore || times <= 1 / muchMore ? ['The price changes very much'] : []),
    ...(isOther ? [`It stays in ${categoryNames[known.category]}`] : []),
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
  return lines.map(({ number, said, faults, doubts }) => {
    const { known, fault, doubt } = match(said)
    const product = known ? changedProduct(known, said, shop) : newProduct(said, shop)
    const missing = known || fault !== undefined ? [] : missingOf(said)
    const refused = [...faults, ...(fault === undefined ? [] : [fault]), ...missing]
    // What the form would say of a value that the line lacks is said already.
    if (refused.length === 0) {
      refused.push(
        ...shop
          .faultsOf(product, known)
          .map(({ field, detail }) => `${fieldNames[field] ?? field}: ${detail}`),
      )
    }
    const key = known?.id ?? said.code ?? `${said.hsn} ${folded(said.name)}`
    const twin = earlier.get(key)
    if (refused.length === 0 && twin !== undefined) refused.push(`The same as line ${twin}`)
    if (refused.length === 0) earlier.set(key, number)
    const changes = changesOf(product, known)
    const asked = [
      ...doubts,
      ...(doubt === undefined ? [] : [doubt]),
      ...(known ? doubtsOf(product, known, said) : []),
    ]
    const settled = known ? (changes.length > 0 ? 'changed' : 'same') : 'new'
    const isDoubtful = asked.length > 0 && settled !== 'same'
    const state = refused.length > 0 ? 'unreadable' : isDoubtful ? 'doubtful' : settled
    return {
      line: {
        number,
        state,
        reasons: refused.length > 0 ? refused : asked,
        name: said.name,
        ...(known && { productId: known.id }),
        changes: refused.length > 0 ? [] : changes,
        isPublished: !known && said.isPublished,
      },
      product,
      known,
    }
  })
}
