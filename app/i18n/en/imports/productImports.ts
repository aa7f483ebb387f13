import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { ImportSummary } from '#contract/imports/admin.ts'
import type {
  ChangedProductField,
  ImportedProductField,
  ProductLineState,
} from '#contract/imports/productsAdmin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { lines } from './importing.ts'

const plain = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : value

export const productImports = catalogue('productImports', {
  link: 'Import products',
  title: 'Import products',
  intro:
    'New products, prices and stock from the temple’s own list. New products are saved as drafts, with a drawing until you choose a picture.',
  all: 'All products',
  file: 'List of products',
  fileHint:
    'CSV or Excel (.xlsx), one product on each line, with a heading above each column, in English, Marathi or Hindi. At most 200 lines: split a longer list. Nothing is stored until you import it.',
  fields: {
    name: 'Name',
    code: 'Code (address in the shop)',
    category: 'Category',
    price: 'Price with GST',
    stock: 'Stock',
    gstRate: 'GST rate',
    hsn: 'HSN code',
    weight: 'Weight',
    description: 'Description',
    published: 'Publish at once (yes or no)',
  } satisfies Record<ImportedProductField, string>,
  heading: (added: number, changed: number) => `${plain(added)} new, ${plain(changed)} changed`,
  counts: {
    doubtful: (count: number) => `${lines(count)} to check`,
    unreadable: (count: number) => `${lines(count)} left out`,
    same: (count: number) => `${lines(count)} the same as in the shop`,
  },
  states: {
    new: 'New',
    changed: 'Changed',
    same: 'No change',
    doubtful: 'Please check',
    unreadable: 'Left out',
  } satisfies Record<ProductLineState, string>,
  changes: {
    name: 'Name',
    price: 'Price',
    stockOnHand: 'Stock',
    gstRate: 'GST',
    hsn: 'HSN',
    weightGrams: 'Weight',
    description: 'Description',
  } satisfies Record<ChangedProductField, string>,
  value: (field: ChangedProductField, value: string | number): string => {
    if (field === 'price') return exactRupees(Number(value))
    if (field === 'gstRate') return `${value}%`
    if (field === 'weightGrams') return `${plain(value)} g`
    return field === 'hsn' ? String(value) : plain(value)
  },
  becomes: (from: string, to: string) => `${from} → ${to}`,
  isPublished: 'Published at once',
  summaryOf: ({ rows }: ImportSummary) => lines(rows),
  undoText: (rows: number) =>
    `${lines(rows)}: new products will be deleted, the others get their earlier price and stock. This works as long as none of them was changed or sold since.`,
})
