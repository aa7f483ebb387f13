import type {
  ImportedProductColumns,
  ImportedProductField,
} from '#contract/imports/productsAdmin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import { sumOfPage } from '#server/features/imports/readPastGifts.ts'
import { decimalSignOf, hasLostDigits, readPaise } from '#server/tables/amounts.ts'
import { plainDigits } from '#server/tables/plainCell.ts'

/** What a line says of a product; what it leaves out stays as it is in the shop. */
export type ProductRow = {
  readonly name: string
  /** As the address of a product is written. */
  readonly code?: string | undefined
  readonly category?: ProductCategory | undefined
  /** Whole rupees, with GST. */
  readonly price?: number | undefined
  readonly stockOnHand?: number | undefined
  readonly gstRate?: number | undefined
  readonly hsn?: string | undefined
  readonly weightGrams?: number | undefined
  readonly description?: string | undefined
  readonly isPublished: boolean
}

export type ReadProduct = {
  readonly number: number
  readonly row: ProductRow
  readonly faults: readonly string[]
  readonly doubts: readonly string[]
}

type Row = { readonly number: number; readonly cells: readonly string[] }

/** What one cell says, or what is wrong with it. */
type Cell<T> = { readonly value?: T; readonly fault?: string; readonly doubt?: string }

const categories: readonly (readonly [ProductCategory, RegExp])[] = [
  ['digital', /digital|download|e-?book|\bpdf\b|mp3|डिजिटल/i],
  // A book of pujas is a book.
  ['books', /book|पुस्तक|ग्रंथ|पोथी/i],
  ['puja_kits', /kit|puja|pooja|samagri|पूजा|सामग्री|साहित्य/i],
  ['idols', /idol|murti|moorti|statue|मूर्ती|मूर्ति/i],
]

const isNothing = (cell: string): boolean => /^(?:[-–—.]*|n[./]?a\.?)$/i.test(cell)

const readCategory = (cell: string): Cell<ProductCategory> => {
  if (isNothing(cell)) return {}
  const found = categories.find(([, words]) => words.test(cell))
  return found
    ? { value: found[0] }
    : { fault: `“${cell}” is not one of Idols, Puja Kits, Digital Items and Books` }
}

const readRate = (cell: string): Cell<number> => {
  if (isNothing(cell)) return {}
  if (/nil|exempt|none|करमुक्त/i.test(cell)) return { value: 0 }
  const [number] = /\d+(?:\.\d+)?/.exec(plainDigits(cell)) ?? []
  if (number === undefined) return { fault: `The GST rate “${cell}” cannot be read` }
  const rate = Number(number)
  // A spreadsheet stores 18% as 0.18.
  return { value: rate > 0 && rate < 1 && !cell.includes('%') ? Math.round(rate * 100) : rate }
}

/** Codes have four, six or eight digits; a spreadsheet drops the zero of `0801`. */
const readHsn = (cell: string): Cell<string> => {
  if (isNothing(cell)) return {}
  if (hasLostDigits(cell)) return { fault: 'The spreadsheet has shortened the HSN code' }
  const digits = plainDigits(cell).replaceAll(/[\s.-]/g, '')
  if (!/^\d+$/.test(digits)) return { fault: `The HSN code “${cell}” cannot be read` }
  if (digits.length % 2 === 0) return { value: digits }
  return { value: `0${digits}`, doubt: `HSN ${digits} is read as 0${digits}` }
}

const readStock = (cell: string): Cell<number> => {
  if (isNothing(cell)) return {}
  const bare = plainDigits(cell).replace(/\s*(?:pcs?|pieces?|nos?|units?|sets?|नग)\.?$/i, '')
  const hundredths = readPaise(bare)
  if (Number.isNaN(hundredths)) return { fault: `The stock “${cell}” cannot be read` }
  if (hundredths < 0) return { fault: 'The stock is below zero' }
  if (hundredths % 100 !== 0) return { fault: 'The stock is not a whole number' }
  return { value: hundredths / 100 }
}

const readWeight = (cell: string): Cell<number> => {
  if (isNothing(cell)) return {}
  const [, number, unit = ''] =
    /^([\d,.]+)\s*(kgs?|kilos?|किलो|g|gms?|grams?|ग्रॅम|ग्राम)?\.?$/i.exec(plainDigits(cell)) ?? []
  const weight = Number(number?.replaceAll(',', ''))
  if (number === undefined || Number.isNaN(weight))
    return { fault: `The weight “${cell}” cannot be read` }
  const grams = /^k|किलो/i.test(unit) ? weight * 1000 : weight
  return grams === 0 ? {} : { value: Math.round(grams) }
}

const yes = /^(?:y|yes|true|1|published|live|online|होय|हो|हाँ|हां|प्रकाशित)$/i

const codeOf = (cell: string): string | undefined =>
  plainDigits(cell)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || undefined

/** The lines of a list of products. */
export const readProducts = (
  rows: readonly Row[],
  columns: ImportedProductColumns,
): ReadProduct[] => {
  const cellOf = ({ cells }: Row, field: ImportedProductField): string => {
    const at = columns[field]
    return at === undefined ? '' : (cells[at] ?? '').trim()
  }
  const sign = decimalSignOf(rows.map((row) => cellOf(row, 'price')))

  const readPrice = (cell: string): Cell<number> => {
    const paise = readPaise(cell, sign)
    if (Number.isNaN(paise)) return { fault: `The price “${cell}” cannot be read` }
    if (paise < 0) return { fault: 'The price is below zero' }
    if (paise % 100 !== 0) return { fault: 'Prices are whole rupees' }
    return paise === 0 ? {} : { value: rupeesOf(paise) }
  }

  return rows.map((row) => {
    const name = cellOf(row, 'name').replaceAll(/\s+/g, ' ')
    const read = {
      category: readCategory(cellOf(row, 'category')),
      price: readPrice(cellOf(row, 'price')),
      stockOnHand: readStock(cellOf(row, 'stock')),
      gstRate: readRate(cellOf(row, 'gstRate')),
      hsn: readHsn(cellOf(row, 'hsn')),
      weightGrams: readWeight(cellOf(row, 'weight')),
    }
    const cells: readonly Cell<unknown>[] = Object.values(read)
    const faults = [
      ...(name === '' ? ['There is no name on this line'] : []),
      ...(sumOfPage.test(name) ? ['This is a total, not a product'] : []),
      ...cells.flatMap(({ fault }) => fault ?? []),
    ]
    return {
      number: row.number,
      row: {
        name,
        code: codeOf(cellOf(row, 'code')),
        category: read.category.value,
        price: read.price.value,
        stockOnHand: read.stockOnHand.value,
        gstRate: read.gstRate.value,
        hsn: read.hsn.value,
        weightGrams: read.weightGrams.value,
        description: cellOf(row, 'description') || undefined,
        isPublished: yes.test(cellOf(row, 'published')),
      },
      faults,
      doubts: cells.flatMap(({ doubt }) => doubt ?? []),
    }
  })
}
